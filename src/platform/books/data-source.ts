import 'reflect-metadata';
import type pg from 'pg';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import { withOptions } from './client-config.js';
import { columnTypes } from './column-types.js';
import {
  keepAlive,
  localSettings,
  migrationSettings,
  runtimeRole,
  servingSettings,
  silenceMs,
  type Connection,
  type Settings,
} from './connection.js';
import { allEngines, type Engines } from '../../engines/engines.js';
import type { HistorySources } from './migration-history.js';
import type { JobsIn } from './jobs/jobs-in.js';
import { pooledClient } from './pooled-client.js';

export type { DataSource } from 'typeorm';

/** The entities and migrations, which only the wiring of the whole service knows. */
export interface SchemaSources {
  readonly entities: readonly (new () => object)[];
  readonly migrations: readonly (new () => MigrationInterface)[];
  readonly history: HistorySources;
}

/** How the pool of the running service behaves. Durations in milliseconds. */
export interface PoolOptions {
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
  readonly onPoolError: (error: unknown) => void;
  /** All engines, if absent. */
  readonly engines?: Engines;
  /** `outbox` if jobs wait beside the data of their organization (decision 0195). `queue` if absent. */
  readonly jobsIn?: JobsIn;
  /** `transaction` if a pooler gives a session to each transaction only (decision 0150). `none` if absent. */
  readonly pooler?: 'none' | 'transaction';
}

const CONNECT_TIMEOUT_MS = 5_000;
/** Shorter than the wait for a connection, so that requests blocked by a locked row do not block the others. */
const LOCK_TIMEOUT_MS = 3_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;

const openings = new WeakMap<DataSource, readonly string[]>();

/** Returns the messages that begin a transaction with the settings of the runtime role. The first one is BEGIN. */
export function openingOf(dataSource: DataSource): readonly string[] {
  return openings.get(dataSource) ?? ['BEGIN'];
}

/** Returns how the connections of a pool are used right now. */
export function poolState(dataSource: DataSource): { total: number; idle: number; waiting: number } {
  const { master } = dataSource.driver as unknown as { master: pg.Pool };
  return { total: master.totalCount, idle: master.idleCount, waiting: master.waitingCount };
}

/** Options of the connection that owns the tables: for migrations and the TypeORM command line only. */
export function migrationOptions(connection: Connection, schema: SchemaSources): DataSourceOptions {
  const { url, options } = withOptions(connection, migrationSettings);
  return {
    ...(url === undefined ? connection : { url }),
    type: 'postgres',
    entities: [...schema.entities],
    migrations: [...schema.migrations],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    applicationName: 'countinghouse-migrations',
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    installExtensions: false,
    poolSize: 2,
    extra: { options },
  };
}

/**
 * The pool that serves requests, as the restricted runtime role.
 *
 * Statements are pipelined: a statement that does not depend on the previous answer does not wait for it. Every wait is
 * bounded by the server and, if the server is silent, by this side, which then discards the connection. So no request
 * hangs on the database.
 *
 * The settings belong to the session. Behind a pooler there is none, so each transaction begins with them, and
 * statements have no names.
 */
export function runtimeDataSource(
  connection: Connection,
  schema: SchemaSources,
  pool: PoolOptions,
): DataSource {
  const settings = runtimeSettings(pool);
  const isPooled = pool.pooler === 'transaction';
  const { url, options } = withOptions(connection, settings);
  const direct = url === undefined ? connection : { url };
  const dataSource = new DataSource({
    ...(isPooled ? connection : direct),
    type: 'postgres',
    entities: [...schema.entities],
    applicationName: 'countinghouse',
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    installExtensions: false,
    poolSize: pool.poolSize,
    poolErrorHandler: pool.onPoolError,
    extra: {
      ...keepAlive,
      types: columnTypes,
      Client: pooledClient(pool.engines ?? allEngines, { isNaming: !isPooled }),
      pipeline: true,
      ...(!isPooled && { options }),
      query_timeout: silenceMs(pool.statementTimeoutMs),
    },
  });
  openings.set(dataSource, isPooled ? ['BEGIN', localSettings(settings)] : ['BEGIN']);
  return dataSource;
}

function runtimeSettings(pool: PoolOptions): Settings {
  return {
    role: runtimeRole,
    ...servingSettings,
    ...(pool.jobsIn === 'outbox' && { 'app.jobs_in': 'outbox' }),
    statement_timeout: String(pool.statementTimeoutMs),
    lock_timeout: String(LOCK_TIMEOUT_MS),
    idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_TIMEOUT_MS),
  };
}
