import pg from 'pg';
import { clientConfig } from '../client-config.js';
import type { Connection, DatabaseConnections } from '../connection.js';
import { ConnectionError, lookAt } from '../direct-connections.js';

/** What two servers have in common if one is a copy of the other. */
export interface SystemFacts {
  /** Made up when a cluster is created, and the same in each copy of it. */
  readonly system: string;
  readonly database: string;
  readonly is_standby: boolean;
}

/** Asks for SystemFacts. */
export const SYSTEM = `
  SELECT (SELECT system_identifier::text FROM pg_control_system()) AS system,
         current_database()::text AS database, pg_is_in_recovery() AS is_standby`;

const POOLED = 'REPORTS_DATABASE_URL leads to a pooler. It must lead to the replica itself.';
const AWAY =
  'The replica of REPORTS_DATABASE_URL cannot be reached, so reports are answered by DATABASE_URL: ';
const LEADS =
  'REPORTS_DATABASE_URL leads to a server that takes writes, which is no replica, ' +
  'so reports are answered by DATABASE_URL.';

/** The user, the password or the name of the database is wrong. It does not become right by waiting. */
const WRONG_URL = /^(?:28...|3D000)$/;

/** Returns why a server cannot answer for another one; undefined if it is a copy of it. */
export function strangenessOf(
  found: SystemFacts | undefined,
  expected: SystemFacts | undefined,
): string | undefined {
  if (found?.system !== expected?.system)
    return 'REPORTS_DATABASE_URL leads to a server that is no copy of the one in DATABASE_URL.';
  if (found?.database !== expected?.database)
    return 'DATABASE_URL and REPORTS_DATABASE_URL lead to two different databases.';
  return undefined;
}

/**
 * Returns sentences for the operator about a replica that cannot be used now. The service runs without it.
 *
 * Raises ConnectionError if it leads to something else.
 */
export async function replicaWarnings({ reports, direct }: DatabaseConnections): Promise<string[]> {
  if (reports === undefined) return [];
  const found = await reached(reports);
  if (typeof found === 'string') return [`${AWAY}${found}.`];
  const strangeness = strangenessOf(found, await factsOf(direct));
  if (strangeness !== undefined) throw new ConnectionError(strangeness);
  return found?.is_standby === true ? [] : [LEADS];
}

/** Returns the reason if nobody answers. */
async function reached(reports: Connection): Promise<SystemFacts | string | undefined> {
  try {
    const seen = await lookAt(reports);
    if (seen?.keepsOptions !== true || !seen.isSession) throw new ConnectionError(POOLED);
    return await factsOf(reports);
  } catch (error) {
    if (error instanceof ConnectionError) throw error;
    const { code = '', message } = error as Error & { code?: string };
    if (WRONG_URL.test(code)) throw new ConnectionError(`REPORTS_DATABASE_URL is refused: ${message}.`);
    return message === '' ? code : message;
  }
}

async function factsOf(connection: Connection): Promise<SystemFacts | undefined> {
  const client = new pg.Client(clientConfig(connection, 'countinghouse-start'));
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<SystemFacts>(SYSTEM)).rows[0];
  } finally {
    await client.end();
  }
}
