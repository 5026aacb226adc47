/** A table whose rows each belong to one organization, and what the service may do with it. */
export interface TenantTable {
  readonly table: string;
  /** The rights of the role that serves requests, such as `SELECT, INSERT`; what is left out it can never do. */
  readonly rights: string;
  /** Whom the policy binds: everybody, or only the service where the owner of the table has a policy of its own. */
  readonly binds?: 'PUBLIC' | 'countinghouse_runtime';
}

/**
 * The SQL that closes a new table around `app.organization`, the organization of the transaction (decision 0006).
 *
 * Row-level security is forced, so that it binds the owner of the table too. Migrations that have run depend on this
 * text: another kind of wall is another file beside this one (decision 0051).
 */
export function tenantWall({ table, rights, binds = 'PUBLIC' }: TenantTable): string {
  return `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
  CREATE POLICY tenant ON ${table} TO ${binds}
    USING (organization_id = nullif(current_setting('app.organization', true), '')::uuid)
    WITH CHECK (organization_id = nullif(current_setting('app.organization', true), '')::uuid);
  GRANT ${rights} ON ${table} TO countinghouse_runtime;`;
}
