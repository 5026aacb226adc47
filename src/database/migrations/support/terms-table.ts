import { tenantWall } from './tenant-wall.js';

/**
 * The SQL of a table of search terms, which the service writes beside the rows themselves (decision 0192).
 *
 * Takes the noun in the singular: `supplier` gives the rows of `suppliers` the table `supplier_terms`. Migrations that
 * have run depend on this text (decision 0051).
 */
export function termsTable(noun: string): string {
  const table = `${noun}_terms`;
  return `
  CREATE TABLE ${table} (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    term text COLLATE "C" NOT NULL,
    CONSTRAINT pk_${table} PRIMARY KEY (organization_id, id, term)
  );
  CREATE INDEX ix_${table}_term ON ${table} (organization_id, term, id);
  ${tenantWall({ table, rights: 'SELECT, INSERT, DELETE' })}`;
}
