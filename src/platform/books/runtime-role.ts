import type { DataSource } from 'typeorm';

interface Rights {
  readonly unbound: boolean;
  readonly owns: boolean;
}

/**
 * Asserts that the service cannot bypass row-level security, whatever its statements are.
 *
 * Raises Error if the connection's role is a superuser, may bypass row security, or owns a table.
 */
export async function assertRestrictedRole(dataSource: DataSource): Promise<void> {
  const [rights] = await dataSource.query<Rights[]>(
    `SELECT rolsuper OR rolbypassrls AS unbound,
            EXISTS (SELECT FROM pg_class WHERE relowner = r.oid AND relkind IN ('r', 'p')) AS owns
       FROM pg_roles r WHERE rolname = current_user`,
  );
  if (rights?.unbound === false && !rights.owns) return;
  throw new Error('The service is connected with a role that could get past row-level security.');
}
