import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lists are sorted by, filtered by and searched in (decision 0020).
 *
 * Reads each customer, product and invoice once; nobody can write to these tables meanwhile.
 */
export class IndexLists1763719200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH_FUNCTIONS);
    await runner.query(NAME_KEYS);
    for (const source of SOURCES) await runner.query(termsOf(source));
    await runner.query(FILL);
    await runner.query(INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_invoices_status, ix_invoices_updated_at, ix_invoices_issue_date, ix_invoices_due_date,
                 ix_invoices_total, ix_invoices_number, ix_customers_name, ix_customers_updated_at,
                 ix_customers_currency, ix_products_currency, ix_products_name, ix_products_sku, ix_products_updated_at;
      DROP TRIGGER keep_name_key ON customers;
      DROP TRIGGER keep_name_key ON products;
      ALTER TABLE customers DROP COLUMN name_key;
      ALTER TABLE products DROP COLUMN name_key;`);
    for (const { noun } of SOURCES) {
      await runner.query(`
        DROP TRIGGER keep_terms_of_new ON ${noun}s;
        DROP TRIGGER keep_terms_of_changed ON ${noun}s;
        DROP TRIGGER keep_terms_of_deleted ON ${noun}s;
        DROP FUNCTION keep_${noun}_terms();
        DROP TABLE ${noun}_terms;`);
    }
    await runner.query(`
      DROP FUNCTION keep_name_key();
      DROP FUNCTION metadata_terms(jsonb);
      DROP FUNCTION search_words(text);
      DROP FUNCTION search_form(text);`);
  }
}

/** Every letter of Unicode from the first to the last, as one text. */
function letters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_none, index) => String.fromCharCode(first + index)).join(
    '',
  );
}

const GREEK = { capital: letters(0x391, 0x3a1) + letters(0x3a3, 0x3a9), small: letters(0x3b1, 0x3c1) };
const CAPITALS = GREEK.capital + letters(0x400, 0x42f) + letters(0x531, 0x556);
const SMALL =
  GREEK.small + letters(0x3c3, 0x3c9) + letters(0x450, 0x45f) + letters(0x430, 0x44f) + letters(0x561, 0x586);

/**
 * A text without accents and capitals, and its words. By tables that stand here, not by a locale, so that no server
 * and no later version orders or finds otherwise. src/kernel/search/search-form.ts does the same to what is looked for.
 */
const SEARCH_FUNCTIONS = `
  CREATE FUNCTION search_form(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN replace(replace(replace(translate(
      lower(regexp_replace(normalize(given, NFKD) COLLATE "C", '[\\u0300-\\u036f]', '', 'g')),
      '${CAPITALS}' || 'ςØĐŁĦŦÐøđłħŧðıÆŒẞ',
      '${SMALL}' || 'σodlhtdodlhtdiæœß'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss');
  CREATE FUNCTION search_words(given text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    BEGIN ATOMIC
      SELECT DISTINCT left(word, 100) FROM regexp_split_to_table(search_form(given),
        '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+') AS word
       WHERE word <> '';
    END;
  CREATE FUNCTION metadata_terms(given jsonb) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    BEGIN ATOMIC
      SELECT '=' || length(key) || ':' || key || value FROM jsonb_each_text(given);
    END;`;

const NAME_KEYS = `
  CREATE FUNCTION keep_name_key() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.name_key := left(public.search_form(NEW.name), 255);
      RETURN NEW;
    END $$;
  ALTER TABLE customers ADD COLUMN name_key text COLLATE "C" NOT NULL DEFAULT '';
  ALTER TABLE products ADD COLUMN name_key text COLLATE "C" NOT NULL DEFAULT '';
  CREATE TRIGGER keep_name_key BEFORE INSERT OR UPDATE OF name, name_key ON customers
    FOR EACH ROW EXECUTE FUNCTION keep_name_key();
  CREATE TRIGGER keep_name_key BEFORE INSERT OR UPDATE OF name, name_key ON products
    FOR EACH ROW EXECUTE FUNCTION keep_name_key();`;

interface Source {
  readonly noun: string;
  /** The columns that terms are made of, and a query of the terms of the row `r`. */
  readonly columns: readonly string[];
  readonly terms: string;
  /** Which rows have terms at all; drafts mostly have none, and then cost nothing. */
  readonly some?: (row: string) => string;
}

/** Metadata stands under `=`, an exact e-mail address under `@`; both signs part words, so that none begins so. */
const SOURCES: readonly Source[] = [
  {
    noun: 'customer',
    columns: ['name', 'email', 'external_id', 'metadata'],
    terms: `SELECT public.search_words(concat_ws(' ', r.name, r.email, r.external_id))
             UNION SELECT public.metadata_terms(r.metadata)
             UNION SELECT '@' || public.search_form(r.email) WHERE r.email IS NOT NULL`,
  },
  {
    noun: 'product',
    columns: ['name', 'sku', 'metadata'],
    terms: `SELECT public.search_words(concat_ws(' ', r.name, r.sku))
             UNION SELECT public.metadata_terms(r.metadata)`,
  },
  {
    noun: 'invoice',
    columns: ['reference', 'metadata'],
    terms: `SELECT public.search_words(r.reference) UNION SELECT public.metadata_terms(r.metadata)`,
    some: (row) => `${row}.reference IS NOT NULL OR ${row}.metadata <> '{}'`,
  },
];

/** The terms of one kind of row: kept by triggers, in the transaction of the change, whoever makes it. */
function termsOf({ noun, columns, terms, some }: Source): string {
  const table = `${noun}_terms`;
  const when = (row: string): string => (some === undefined ? '' : `WHEN (${some(row)})`);
  const all = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');
  const keep = `EXECUTE FUNCTION keep_${noun}_terms()`;
  return `
  CREATE TABLE ${table} (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    term text COLLATE "C" NOT NULL,
    CONSTRAINT pk_${table} PRIMARY KEY (organization_id, id, term)
  );
  CREATE INDEX ix_${table}_term ON ${table} (organization_id, term, id);
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
  CREATE POLICY tenant ON ${table}
    USING (organization_id = nullif(current_setting('app.organization', true), '')::uuid)
    WITH CHECK (organization_id = nullif(current_setting('app.organization', true), '')::uuid);
  GRANT SELECT, INSERT, DELETE ON ${table} TO countinghouse_runtime;
  CREATE FUNCTION keep_${noun}_terms() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE r public.${noun}s;
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM public.${table} WHERE organization_id = OLD.organization_id AND id = OLD.id;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        r := NEW;
        INSERT INTO public.${table} (organization_id, id, term)
        SELECT r.organization_id, r.id, t FROM (${terms}) AS s (t);
      END IF;
      RETURN NULL;
    END $$;
  CREATE TRIGGER keep_terms_of_new AFTER INSERT ON ${noun}s FOR EACH ROW ${when('NEW')} ${keep};
  CREATE TRIGGER keep_terms_of_changed AFTER UPDATE OF ${columns.join(', ')} ON ${noun}s
    FOR EACH ROW WHEN ((${all('OLD')}) IS DISTINCT FROM (${all('NEW')})) ${keep};
  CREATE TRIGGER keep_terms_of_deleted AFTER DELETE ON ${noun}s FOR EACH ROW ${when('OLD')} ${keep};`;
}

/** The rows that are there already, one organization after the other, because the owner too sees but one at a time. */
const FILL = `
  DO $$
    DECLARE organization uuid;
    BEGIN
      FOR organization IN SELECT id FROM organizations LOOP
        PERFORM set_config('app.organization', organization::text, true);
        UPDATE customers SET name_key = '';
        UPDATE products SET name_key = '';
        ${SOURCES.map(({ noun, terms }) => {
          return `INSERT INTO ${noun}_terms
            SELECT r.organization_id, r.id, t FROM ${noun}s r, LATERAL (${terms}) AS s (t);`;
        }).join('\n')}
      END LOOP;
      PERFORM set_config('app.organization', '', true);
    END $$;
  ALTER TABLE customers ALTER COLUMN name_key DROP DEFAULT;
  ALTER TABLE products ALTER COLUMN name_key DROP DEFAULT;`;

/** Each gives the order of one sort, and the range of the filter on the same column. */
const INDEXES = `
  CREATE INDEX ix_invoices_status ON invoices (organization_id, status, created_at, id);
  CREATE INDEX ix_invoices_updated_at ON invoices (organization_id, updated_at, id);
  CREATE INDEX ix_invoices_issue_date ON invoices (organization_id, issue_date, id);
  CREATE INDEX ix_invoices_due_date ON invoices (organization_id, due_date, id);
  CREATE INDEX ix_invoices_total ON invoices (organization_id, currency COLLATE "C", total, id);
  CREATE INDEX ix_invoices_number ON invoices (organization_id, number COLLATE "C", id);
  CREATE INDEX ix_customers_name ON customers (organization_id, name_key, id);
  CREATE INDEX ix_customers_updated_at ON customers (organization_id, updated_at, id);
  CREATE INDEX ix_customers_currency ON customers (organization_id, currency, created_at, id);
  CREATE INDEX ix_products_currency ON products (organization_id, currency, created_at, id);
  CREATE INDEX ix_products_name ON products (organization_id, name_key, id);
  CREATE INDEX ix_products_sku ON products (organization_id, sku COLLATE "C", id);
  CREATE INDEX ix_products_updated_at ON products (organization_id, updated_at, id);`;
