import { resolve } from 'node:path';
import { jobPlaces, type JobsIn } from '../../books/jobs/jobs-in.js';
import { readDatabaseUrl } from './database-url.js';
import type { EnvironmentReader } from './read.js';
import { Secret } from './secret.js';

export interface DatabaseConfig {
  /** The server to use, or the pooler before it; undefined for the embedded one under `dataDir`. */
  readonly url: Secret | undefined;
  /** The server itself, if `url` leads to a pooler. */
  readonly directUrl: Secret | undefined;
  /** The role that owns the tables, if `url` is already a restricted runtime role. */
  readonly migrationUrl: Secret | undefined;
  /** `transaction` if consecutive transactions of a connection may run in different sessions of the server. */
  readonly pooler: Pooler;
  /** Where business transactions put their jobs. */
  readonly jobsIn: JobsIn;
  /** A replica that answers reports; undefined without one. */
  readonly reportsUrl: Secret | undefined;
  /** An answer of the replica that is older comes from the leader instead. */
  readonly reportsLagMaxMs: number;
  readonly dataDir: string;
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
  /** Whether the start warns if no commit waits for a standby. */
  readonly standbyRequired: boolean;
}

export type Pooler = (typeof poolers)[number];

const poolers = ['none', 'transaction'] as const;

export function readDatabase(reader: EnvironmentReader): DatabaseConfig {
  const config: DatabaseConfig = {
    url: postgresUrl(reader, 'DATABASE_URL'),
    directUrl: postgresUrl(reader, 'DIRECT_DATABASE_URL'),
    migrationUrl: postgresUrl(reader, 'MIGRATION_DATABASE_URL'),
    pooler: reader.oneOf('DATABASE_POOLER', poolers, 'none'),
    jobsIn: reader.oneOf('JOBS_IN', jobPlaces, 'queue'),
    reportsUrl: postgresUrl(reader, 'REPORTS_DATABASE_URL'),
    reportsLagMaxMs: reader.integer('REPORTS_LAG_MAX_MS', 60_000, { min: 1_000, max: 600_000 }),
    dataDir: resolve(reader.text('DATA_DIR') ?? 'data'),
    poolSize: reader.integer('DATABASE_POOL_SIZE', 10, { min: 2, max: 200 }),
    statementTimeoutMs: reader.integer('DATABASE_STATEMENT_TIMEOUT_MS', 10_000, { min: 100, max: 600_000 }),
    standbyRequired: reader.oneOf('REQUIRE_SYNC_STANDBY', ['true', 'false'], 'false') === 'true',
  };
  const hasBoth =
    reader.text('DATABASE_URL') !== undefined && reader.text('DIRECT_DATABASE_URL') !== undefined;
  if (config.pooler === 'transaction' && !hasBoth)
    reader.faults.push(
      'DATABASE_POOLER=transaction needs DATABASE_URL, which leads to the pooler, ' +
        'and DIRECT_DATABASE_URL, which leads to the server itself.',
    );
  if (config.reportsUrl !== undefined && config.url === undefined)
    reader.faults.push(
      'REPORTS_DATABASE_URL needs DATABASE_URL: the embedded PostgreSQL listens on no port, so nothing can follow it.',
    );
  return config;
}

function postgresUrl(reader: EnvironmentReader, name: string): Secret | undefined {
  const text = reader.text(name);
  if (text === undefined) return undefined;
  const read = readDatabaseUrl(text);
  if ('url' in read) return new Secret(read.url);
  reader.faults.push(`${name} ${read.fault}.`);
  return undefined;
}
