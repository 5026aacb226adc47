import type pg from 'pg';
import { keepAlive, type Connection } from './connection.js';

const CONNECT_TIMEOUT_MS = 5_000;

/** How a plain client of pg reaches a database, under a name that the database shows of it. */
export function clientConfig(connection: Connection, application_name: string): pg.ClientConfig {
  const common = { ...keepAlive, application_name, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  if ('url' in connection) return { ...common, connectionString: connection.url };
  const { host, port, username, database } = connection;
  return { ...common, host, port, user: username, database };
}
