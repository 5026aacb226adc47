import type { DataSource } from 'typeorm';
import { openingOf } from './data-source.js';

interface Rights {
  readonly unbound: boolean;
  readonly owns: boolean;
}

const RIGHTS = `
  SELECT rolsuper OR rolbypassrls AS unbound,
         EXISTS (SELECT FROM pg_class WHERE relowner = r.oid AND relkind IN ('r', 'p')) AS owns
    FROM pg_roles r WHERE rolname = current_user`;

/**
 * Asserts that the service cannot bypass row-level security, whatever its statements are.
 *
 * Raises Error if the connection's role is a superuser, may bypass row security, or owns a table.
 */
export async function assertRestrictedRole(dataSource: DataSource): Promise<void> {
  const [rights] = await rightsOf(dataSource);
  if (rights?.unbound === false && !rights.owns) return;
  throw new Error('The service is connected with a role that could get past row-level security.');
}

/** Asks within a transaction such as those of the service, because it may be what sets the role. */
async function rightsOf(dataSource: DataSource): Promise<Rights[]> {
  const runner = dataSource.createQueryRunner();
  try {
    for (const message of openingOf(dataSource)) await runner.query(message);
    return (await runner.query(RIGHTS)) as Rights[];
  } finally {
    await runner.query('ROLLBACK').catch(() => undefined);
    await runner.release();
  }
}
