import pg from 'pg';
import type { DatabaseConfig } from './config/database.js';
import type { Secret } from './config/secret.js';
import { runtimeRole, type DatabaseConnections, type SocketConnection } from '../books/connection.js';
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../packages/embedded-postgres/src/embedded-postgres.js';

/** A running server and how to stop it. Stopping a server that is not ours does nothing. */
export interface DatabaseServer {
  readonly connections: DatabaseConnections;
  readonly stop: () => Promise<void>;
  /** Resolves with the reason when another process has taken over the server. */
  readonly lost: Promise<Error>;
}

/** For a server that is not ours. */
const NEVER = new Promise<never>(() => undefined);

const DATABASE = 'countinghouse';
const OWNER = 'countinghouse_owner';

/**
 * Returns the configured server, or the embedded one after starting it.
 *
 * `say` gets sentences for the operator. Raises EmbeddedPostgresError.
 */
export async function databaseOf(
  config: DatabaseConfig,
  say: (line: string) => void,
): Promise<DatabaseServer> {
  if (config.url !== undefined) {
    return {
      connections: configuredConnections(config, config.url),
      stop: () => Promise.resolve(),
      lost: NEVER,
    };
  }
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, say });
  try {
    const socket = { host: server.host, port: server.port };
    await ensureDatabase({ ...socket, username: server.superuser, database: 'postgres' }, DATABASE);
    return { connections: connectionsTo(socket, DATABASE), stop: () => server.stop(), lost: server.lost };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** The configured server, or the embedded one: that of the service which is running, else after starting it. */
export async function databaseBesideService(
  config: DatabaseConfig,
  say: (line: string) => void,
): Promise<DatabaseServer> {
  const running =
    config.url === undefined ? await findEmbeddedPostgres({ dataDir: config.dataDir, say }) : undefined;
  if (running === undefined) return databaseOf(config, say);
  return { connections: connectionsTo(running, DATABASE), stop: () => Promise.resolve(), lost: NEVER };
}

function configuredConnections(config: DatabaseConfig, url: Secret): DatabaseConnections {
  const runtime = { url: url.reveal() };
  const direct = config.directUrl === undefined ? runtime : { url: config.directUrl.reveal() };
  const migration = config.migrationUrl === undefined ? direct : { url: config.migrationUrl.reveal() };
  const { reportsUrl } = config;
  return { migration, runtime, direct, ...(reportsUrl && { reports: { url: reportsUrl.reveal() } }) };
}

/** Returns the connections of the owner and the runtime role to a database on a socket, without passwords. */
export function connectionsTo(socket: { host: string; port: number }, database: string): DatabaseConnections {
  const runtime = { ...socket, username: runtimeRole, database };
  return { migration: { ...socket, username: OWNER, database }, runtime, direct: runtime };
}

/** Ensures that a database and its two roles exist. Takes a connection of the superuser. Can be repeated. */
export async function ensureDatabase(superuser: SocketConnection, database: string): Promise<void> {
  const { username: user, ...address } = superuser;
  const client = new pg.Client({ ...address, user });
  await client.connect();
  try {
    const roles = await client.query<{ rolname: string }>('SELECT rolname FROM pg_roles');
    const known = new Set(roles.rows.map((row) => row.rolname));
    if (!known.has(OWNER)) await client.query(`CREATE ROLE ${OWNER} LOGIN NOBYPASSRLS`);
    if (!known.has(runtimeRole)) await client.query(`CREATE ROLE ${runtimeRole} LOGIN NOBYPASSRLS`);
    await client.query(`GRANT ${runtimeRole} TO ${OWNER}`);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${database} OWNER ${OWNER}`);
  } finally {
    await client.end();
  }
}
