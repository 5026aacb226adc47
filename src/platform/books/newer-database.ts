import type { DataSource } from 'typeorm';
import { MigrationError } from './migration-error.js';
import { timestampOf } from './migration-history.js';

/**
 * What a migration leaves behind that no older program may serve beside: a comment on the table `migrations`.
 *
 * `needs 1796710000000` refuses every program whose last migration is an earlier one (decision 0286).
 */
const NEEDS = /^needs (\d{13})$/;

const READ = `
  SELECT obj_description('migrations'::regclass, 'pg_class') AS comment,
         (SELECT name FROM migrations WHERE timestamp > $1 ORDER BY timestamp DESC LIMIT 1) AS newer`;

/**
 * Tells the operator of a database that a newer version has migrated. The table `migrations` must exist.
 *
 * Raises MigrationError if one of its migrations does not admit this program.
 */
export async function assertNotTooNew(
  dataSource: DataSource,
  lastOfOurs: string,
  say: (sentence: string) => void,
): Promise<void> {
  const ours = timestampOf(lastOfOurs);
  const [found] = await dataSource.query<{ comment: string | null; newer: string | null }[]>(READ, [ours]);
  const needed = NEEDS.exec(found?.comment ?? '')?.[1];
  if (needed !== undefined && needed > ours)
    throw new MigrationError(
      'The database was migrated by a newer version, beside which this one would do harm: start that version, or ' +
        'restore the backup of before.',
    );
  if (typeof found?.newer === 'string')
    say(
      `The database was migrated by a newer version (${found.newer}). This one serves it, but only end a rolling ` +
        'update or go back for a short time this way.',
    );
}
