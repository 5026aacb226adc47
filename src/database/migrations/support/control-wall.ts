/** A table above the organizations whose rows each belong to one of them. */
export interface ControlTable {
  readonly table: string;
  /** The rights of the role that serves requests. */
  readonly rights: string;
}

/**
 * The SQL that hides the rows of other organizations from a transaction that belongs to one.
 *
 * A transaction without `app.organization` sees all rows: it finds out which organization a caller belongs to. The
 * owner of the table sees all of them, too. Migrations that have run depend on this text (decision 0051).
 */
export function controlWall({ table, rights }: ControlTable): string {
  const visible = `
    coalesce(organization_id = nullif(current_setting('app.organization', true), '')::uuid, true)`;
  return `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
  CREATE POLICY tenant ON ${table} TO countinghouse_runtime USING (${visible}) WITH CHECK (${visible});
  CREATE POLICY control ON ${table} TO CURRENT_USER USING (true);
  GRANT ${rights} ON ${table} TO countinghouse_runtime;`;
}
