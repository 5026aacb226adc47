import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What names a customer and moves when it is merged, with what becomes of it when the customer is deleted. */
const NAMING = [
  { table: 'invoices', gone: '' },
  { table: 'credit_notes', gone: '' },
  { table: 'payments', gone: '' },
  { table: 'quotes', gone: '' },
  { table: 'recurring_invoices', gone: '' },
  { table: 'matching_rules', gone: ' ON DELETE CASCADE' },
];

const KEEP_STANDING_ID = `
  CREATE FUNCTION keep_standing_id() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.standing_id := CASE WHEN NEW.merged_into IS NULL THEN NEW.id END;
      RETURN NEW;
    END $$;
  CREATE TRIGGER keep_standing_id BEFORE INSERT OR UPDATE OF merged_into, standing_id ON customers
    FOR EACH ROW EXECUTE FUNCTION keep_standing_id();`;

/** The owner of the tables is bound by row-level security too, so that it is not forced for this statement. */
const TERMS_OF_TAX_IDS = `
  ALTER TABLE customers NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE customer_terms NO FORCE ROW LEVEL SECURITY;
  INSERT INTO customer_terms (organization_id, id, term)
  SELECT c.organization_id, c.id, '#' || upper(regexp_replace(tax_id ->> 'value', '[^A-Za-z0-9]', '', 'g'))
    FROM customers c CROSS JOIN LATERAL jsonb_array_elements(c.tax_ids) AS tax_id
   WHERE tax_id ->> 'value' ~ '[A-Za-z0-9]'
  ON CONFLICT DO NOTHING;
  ALTER TABLE customer_terms FORCE ROW LEVEL SECURITY;
  ALTER TABLE customers FORCE ROW LEVEL SECURITY;`;

/**
 * A customer can be merged into another one (decision 0408). What names a customer refers to `standing_id`, which a
 * merged one has no more: so nothing can be left at one that was merged, and nothing can come to it later.
 *
 * Rewrites customers, and reads all that names one; none of these can be read or written meanwhile.
 */
export class MergeCustomers1797900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Old rows get their values by the expression, which no policy hinders; new ones by the service, or the trigger.
    await runner.query(`
      ALTER TABLE customers
        ADD COLUMN merged_into uuid,
        ADD COLUMN standing_id uuid GENERATED ALWAYS AS (id) STORED;
      ALTER TABLE customers ALTER COLUMN standing_id DROP EXPRESSION;
      ${KEEP_STANDING_ID}
      ALTER TABLE customers ADD CONSTRAINT uq_customers_standing UNIQUE (organization_id, standing_id);
      ALTER TABLE customers ADD CONSTRAINT fk_customers_merged_into
        FOREIGN KEY (organization_id, merged_into) REFERENCES customers (organization_id, standing_id);
      CREATE INDEX ix_customers_merged_into ON customers (organization_id, merged_into, created_at, id)
        WHERE merged_into IS NOT NULL;`);
    for (const naming of NAMING) await runner.query(referringTo('standing_id', naming));
    await runner.query(TERMS_OF_TAX_IDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const naming of NAMING) await runner.query(referringTo('id', naming));
    await runner.query(`
      ALTER TABLE customer_terms NO FORCE ROW LEVEL SECURITY;
      DELETE FROM customer_terms WHERE term LIKE '#%';
      ALTER TABLE customer_terms FORCE ROW LEVEL SECURITY;
      ALTER TABLE customers DROP COLUMN merged_into CASCADE, DROP COLUMN standing_id CASCADE;
      DROP FUNCTION keep_standing_id CASCADE;`);
  }
}

function referringTo(column: string, { table, gone }: (typeof NAMING)[number]): string {
  const name = `fk_${table}_customer`;
  return `
    ALTER TABLE ${table} DROP CONSTRAINT ${name};
    ALTER TABLE ${table} ADD CONSTRAINT ${name} FOREIGN KEY (organization_id, customer_id)
      REFERENCES customers (organization_id, ${column})${gone};`;
}
