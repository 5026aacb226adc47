import type { SearchedTable } from './search-terms.js';

/**
 * The SQL that gives the rows of a table the terms that its triggers give to new ones.
 *
 * The owner of the tables is bound by row-level security too, so that it is not forced for the length of the
 * statement. Migrations that have run depend on this text (decision 0051).
 */
export function termsOfOldRows({ noun, terms, onlyWhen }: Omit<SearchedTable, 'columns'>): string {
  const where = onlyWhen === undefined ? '' : `WHERE ${onlyWhen('r')}`;
  return `
  ALTER TABLE ${noun}s NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE ${noun}_terms NO FORCE ROW LEVEL SECURITY;
  INSERT INTO ${noun}_terms (organization_id, id, term)
  SELECT r.organization_id, r.id, s.t FROM ${noun}s r CROSS JOIN LATERAL (${terms}) AS s (t) ${where};
  ALTER TABLE ${noun}_terms FORCE ROW LEVEL SECURITY;
  ALTER TABLE ${noun}s FORCE ROW LEVEL SECURITY;`;
}
