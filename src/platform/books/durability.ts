import pg from 'pg';
import { clientConfig } from './client-config.js';
import type { Connection } from './connection.js';

/** The settings of a server that decide whether an answered change survives a crash, or the loss of a machine. */
export interface Durability {
  readonly fsync: string;
  readonly synchronous_commit: string;
  /** Empty if no commit waits for a standby. */
  readonly synchronous_standby_names: string;
  /** How many servers follow this one. */
  readonly followers: number;
}

const READ = `
  SELECT current_setting('fsync') AS fsync,
         current_setting('synchronous_commit') AS synchronous_commit,
         current_setting('synchronous_standby_names') AS synchronous_standby_names,
         (SELECT count(*)::integer FROM pg_stat_replication) AS followers`;

/** Returns the settings as the role of a connection has them. */
export async function durabilityOf(connection: Connection): Promise<Durability> {
  const client = new pg.Client(clientConfig(connection, 'countinghouse-start'));
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Durability>(READ);
    const [row] = rows;
    if (row === undefined) throw new Error('The server has no settings.');
    return row;
  } finally {
    await client.end();
  }
}

/** Returns a sentence for the operator about each setting that lets answered changes get lost. */
export function durabilityWarnings(found: Durability, rules: { standbyRequired: boolean }): string[] {
  const warnings: string[] = [];
  if (found.fsync === 'off')
    warnings.push('PostgreSQL runs with fsync=off: a crash of the machine can destroy the books.');
  if (found.synchronous_commit === 'off')
    warnings.push(
      'PostgreSQL runs with synchronous_commit=off: a crash can lose changes that were answered.',
    );
  if (rules.standbyRequired && !waitsForStandby(found))
    warnings.push(
      'REQUIRE_SYNC_STANDBY is true, but no commit waits for a standby: ' +
        'if the machine of the database is lost, changes that were answered are lost with it.',
    );
  return warnings;
}

/** With `local`, a commit does not wait, although there is a synchronous standby. */
function waitsForStandby({ synchronous_commit, synchronous_standby_names, followers }: Durability): boolean {
  return synchronous_standby_names !== '' && followers > 0 && !['off', 'local'].includes(synchronous_commit);
}
