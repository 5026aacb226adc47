import type pg from 'pg';
import { keepAlive, type Connection } from './connection.js';

const CONNECT_TIMEOUT_MS = 5_000;

/** Returns the configuration of a plain pg client. The database shows its connections under this name. */
export function clientConfig(connection: Connection, application_name: string): pg.ClientConfig {
  const common = { ...keepAlive, application_name, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  if ('url' in connection) return { ...common, connectionString: connection.url };
  const { host, port, username, database } = connection;
  return { ...common, host, port, user: username, database };
}
