import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The service writes search terms and the keys of names itself, because distributed tables have no triggers (decision
 * 0192). The triggers still do it for whoever does not say so, such as a node of the version before.
 *
 * Locks customers, products, invoices, payments and credit_notes for a moment.
 */
export class WriteTermsInStatements1795720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(triggers((conditions) => [...conditions, FOR_OTHERS]));
    await runner.query(COPY_ROWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(triggers((conditions) => [...conditions]));
    await runner.query(COPY_ROWS_BEFORE);
  }
}

const FOR_OTHERS = `current_setting('app.gives_terms', true) IS DISTINCT FROM 'on'`;

interface Kept {
  readonly table: string;
  readonly keep: string;
  readonly columns: readonly string[];
  /** Which rows have terms at all; without it every row has. */
  readonly has?: (row: string) => string;
  readonly ofNew?: readonly string[];
}

const withReference = {
  columns: ['reference', 'metadata'],
  has: (row: string) => `${row}.reference IS NOT NULL OR ${row}.metadata <> '{}'`,
};

const KEPT: readonly Kept[] = [
  { table: 'customers', keep: 'keep_customer_terms', columns: ['name', 'email', 'external_id', 'metadata'] },
  { table: 'products', keep: 'keep_product_terms', columns: ['name', 'sku', 'metadata'] },
  {
    table: 'invoices',
    keep: 'keep_invoice_terms',
    ...withReference,
    ofNew: [`current_setting('app.gives_invoice_terms', true) IS DISTINCT FROM 'on'`],
  },
  { table: 'payments', keep: 'keep_payment_search_terms', ...withReference },
  { table: 'credit_notes', keep: 'keep_credit_note_terms', columns: ['invoice_number', 'metadata'] },
];

type Conditions = (given: readonly string[]) => string[];

function triggers(conditions: Conditions): string {
  return [
    ...KEPT.map((kept) => termTriggers(kept, conditions)),
    ...['customers', 'products'].map((table) => nameKeyTrigger(table, conditions)),
  ].join('\n');
}

function termTriggers({ table, keep, columns, has, ofNew = [] }: Kept, conditions: Conditions): string {
  const row = (name: string): string[] => (has === undefined ? [] : [has(name)]);
  const all = (name: string): string => columns.map((column) => `${name}.${column}`).join(', ');
  const differs = `(${all('OLD')}) IS DISTINCT FROM (${all('NEW')})`;
  return `
  CREATE OR REPLACE TRIGGER keep_terms_of_new AFTER INSERT ON ${table}
    FOR EACH ROW ${when(conditions([...row('NEW'), ...ofNew]))} EXECUTE FUNCTION ${keep}();
  CREATE OR REPLACE TRIGGER keep_terms_of_changed AFTER UPDATE OF ${columns.join(', ')} ON ${table}
    FOR EACH ROW ${when(conditions([differs]))} EXECUTE FUNCTION ${keep}();
  CREATE OR REPLACE TRIGGER keep_terms_of_deleted AFTER DELETE ON ${table}
    FOR EACH ROW ${when(conditions(row('OLD')))} EXECUTE FUNCTION ${keep}();`;
}

function nameKeyTrigger(table: string, conditions: Conditions): string {
  return `
  CREATE OR REPLACE TRIGGER keep_name_key BEFORE INSERT OR UPDATE OF name, name_key ON ${table}
    FOR EACH ROW ${when(conditions([]))} EXECUTE FUNCTION keep_name_key();`;
}

function when(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `WHEN (${conditions.map((one) => `(${one})`).join(' AND ')})`;
}

function copyRows(declarations: string, toTarget: string, back: string): string {
  return `
  CREATE OR REPLACE FUNCTION copy_rows(name text, source uuid, target uuid, replaced jsonb) RETURNS void
    LANGUAGE plpgsql SET search_path TO 'pg_catalog', 'public', 'pg_temp' AS $$
    DECLARE
      copied jsonb;
      has_id boolean := EXISTS (SELECT FROM pg_attribute WHERE attrelid = format('public.%I', name)::regclass
                                                            AND attname = 'id' AND NOT attisdropped);${declarations}
    BEGIN
      EXECUTE format(
        'SELECT jsonb_agg(to_jsonb(r) || $2 || CASE WHEN $3 THEN jsonb_build_object(''id'', gen_random_uuid())
                                                    ELSE ''{}'' END)
           FROM (SELECT * FROM public.%I WHERE organization_id = $1 %s) r',
        name, CASE WHEN has_id THEN 'ORDER BY created_at DESC, id DESC LIMIT 10000' ELSE '' END)
        INTO copied USING source, replaced || jsonb_build_object('organization_id', target), has_id;
      ${toTarget}
      EXECUTE format('INSERT INTO public.%1$I SELECT * FROM jsonb_populate_recordset(NULL::public.%1$I, $1)', name)
        USING coalesce(copied, '[]');
      ${back}
    END $$;`;
}

/** Copies bring no terms along, so that the triggers make them. */
const COPY_ROWS = copyRows(
  `
      gives_terms text := coalesce(current_setting('app.gives_terms', true), '');`,
  `EXECUTE format('SET LOCAL app.organization = %L', target);
      SET LOCAL app.gives_terms = 'off';`,
  `EXECUTE format('SET LOCAL app.organization = %L', source);
      EXECUTE format('SET LOCAL app.gives_terms = %L', gives_terms);`,
);

const COPY_ROWS_BEFORE = copyRows(
  '',
  `PERFORM set_config('app.organization', target::text, true);`,
  `PERFORM set_config('app.organization', source::text, true);`,
);
