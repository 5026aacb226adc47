import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters of scripts without blanks between words, as src/kernel/search/search-form.ts has them. */
const WITHOUT_BLANKS =
  '[\\u0e01-\\u0e2e\\u0e40-\\u0e44\\u0e81-\\u0eae\\u1000-\\u102a\\u1100-\\u1112' +
  '\\u1780-\\u17b3\\u3041-\\u3096\\u30a1-\\u30fa\\u3400-\\u9fff]';
const BETWEEN_WORDS =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+';
const OF_ERASED = `EXISTS (SELECT FROM customers c WHERE c.organization_id = r.organization_id AND c.id = r.customer_id
                                                    AND c.erased_at IS NOT NULL)`;

const KEEP_NUMBER_END = `
  CREATE FUNCTION keep_number_end() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.number_end := reverse(NEW.number);
      RETURN NEW;
    END $$;`;

/** The tables whose rows have terms, with what the rows are found by, and which rows have been erased. */
const SEARCHED = [
  {
    of: 'customers',
    terms: 'customer_terms',
    text: `concat_ws(' ', r.name, r.email, r.external_id)`,
    erased: 'r.erased_at IS NOT NULL',
  },
  { of: 'products', terms: 'product_terms', text: `concat_ws(' ', r.name, r.sku)`, erased: 'false' },
  { of: 'invoices', terms: 'invoice_terms', text: 'r.reference', erased: 'false' },
  { of: 'payments', terms: 'payment_search_terms', text: 'r.reference', erased: OF_ERASED },
  { of: 'quotes', terms: 'quote_terms', text: 'r.reference', erased: OF_ERASED },
  { of: 'bank_accounts', terms: 'bank_account_terms', text: 'r.name', erased: 'false' },
];
/** Whose numbers are found by their ends too. */
const NUMBERED = ['invoices', 'credit_notes', 'quotes'];

/**
 * Numbers are found by their end, amounts of quotes by an index, and words of scripts without blanks by each part
 * (decision 0331).
 *
 * Rewrites invoices, credit notes and quotes, which are locked meanwhile.
 */
export class FindByEnds1797796000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KEEP_NUMBER_END);
    for (const table of NUMBERED) {
      // A column, because an index of an expression cannot be used under row-level security. Old rows get their values
      // by the expression, which no policy hinders; new ones by the trigger, of which TypeORM need not know.
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN number_end text GENERATED ALWAYS AS (reverse(number)) STORED;
        ALTER TABLE ${table} ALTER COLUMN number_end DROP EXPRESSION;
        CREATE TRIGGER keep_number_end BEFORE INSERT OR UPDATE OF number ON ${table}
          FOR EACH ROW WHEN (NEW.number IS NOT NULL) EXECUTE FUNCTION keep_number_end();
        CREATE INDEX ix_${table}_number_end ON ${table} (organization_id, number_end COLLATE "C");`);
    }
    await runner.query(`
      CREATE INDEX ix_quotes_total ON quotes (organization_id, currency COLLATE "C", total);
      ${searchWords(`LATERAL (SELECT 1 UNION ALL SELECT i FROM generate_series(2, length(word)) AS i
                              WHERE substr(word, i, 1) COLLATE "C" ~ '${WITHOUT_BLANKS}') AS place (start)`)}`);
    for (const { of, terms, text, erased } of SEARCHED) {
      // The owner of the tables is bound by row-level security too.
      await runner.query(`
        ALTER TABLE ${of} NO FORCE ROW LEVEL SECURITY;
        ALTER TABLE ${terms} NO FORCE ROW LEVEL SECURITY;
        ALTER TABLE customers NO FORCE ROW LEVEL SECURITY;
        INSERT INTO ${terms} (organization_id, id, term)
        SELECT r.organization_id, r.id, s.t FROM ${of} r CROSS JOIN LATERAL search_words(${text}) AS s (t)
         WHERE normalize(${text}, NFKD) COLLATE "C" ~ '${WITHOUT_BLANKS}' AND NOT (${erased})
        ON CONFLICT DO NOTHING;
        ALTER TABLE customers FORCE ROW LEVEL SECURITY;
        ALTER TABLE ${terms} FORCE ROW LEVEL SECURITY;
        ALTER TABLE ${of} FORCE ROW LEVEL SECURITY;`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchWords('(VALUES (1)) AS place (start)'));
    await runner.query('DROP INDEX ix_quotes_total');
    for (const table of NUMBERED)
      await runner.query(`
        DROP TRIGGER keep_number_end ON ${table};
        ALTER TABLE ${table} DROP COLUMN number_end;`);
    await runner.query('DROP FUNCTION keep_number_end()');
  }
}

/** The words that a text is found by: each from some of its letters on. */
function searchWords(places: string): string {
  return `
  CREATE OR REPLACE FUNCTION search_words(given text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    BEGIN ATOMIC
      SELECT DISTINCT left(substr(word, place.start), 100)
        FROM regexp_split_to_table(search_form(given), '${BETWEEN_WORDS}') AS word, ${places}
       WHERE word <> '';
    END;`;
}
