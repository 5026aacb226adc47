import { tenantWall } from './tenant-wall.js';

/** A table that lists search, and what of its rows is searched. */
export interface SearchedTable {
  /** In the singular: `customer` gives `customers` the table `customer_terms`. */
  readonly noun: string;
  /** The columns that terms are made of, and a query of the terms of the row `r`. */
  readonly columns: readonly string[];
  readonly terms: string;
  /** Which rows have terms at all, as a condition on one row; without it every row has. */
  readonly onlyWhen?: (row: string) => string;
}

/**
 * The SQL of a table of terms, kept by triggers in the transaction of the change, whoever makes it (decision 0020).
 *
 * Needs the functions of the migration CreateSearch. Migrations that have run depend on this text (decision 0051).
 */
export function searchTerms({ noun, columns, terms, onlyWhen }: SearchedTable): string {
  const table = `${noun}_terms`;
  const when = (row: string): string => (onlyWhen === undefined ? '' : `WHEN (${onlyWhen(row)})`);
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
  ${tenantWall({ table, rights: 'SELECT, INSERT, DELETE' })}
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

/** The SQL that takes it away again. */
export function dropSearchTerms(noun: string): string {
  return `
  DROP TRIGGER keep_terms_of_new ON ${noun}s;
  DROP TRIGGER keep_terms_of_changed ON ${noun}s;
  DROP TRIGGER keep_terms_of_deleted ON ${noun}s;
  DROP FUNCTION keep_${noun}_terms();
  DROP TABLE ${noun}_terms;`;
}
