/** A server on this machine that requires no password. `host` is the folder of its unix socket. */
export interface SocketConnection {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly database: string;
}

/** Where a PostgreSQL server listens, for one role. */
export type Connection = { readonly url: string } | SocketConnection;

/** The ways to the database. */
export interface DatabaseConnections {
  /** The owner of the tables, only for migrations. */
  readonly migration: Connection;
  /** The restricted role, for requests and jobs. It may lead through a pooler. */
  readonly runtime: Connection;
  /** The restricted role on the server itself, for what needs a session: notifications, the job queue, monitoring. */
  readonly direct: Connection;
  /** The restricted role on a replica, which answers reports; absent without one. */
  readonly reports?: Connection;
}

/** Whether two connections lead the same way. */
export function isSame(one: Connection, other: Connection): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The role that serves requests: owns nothing, cannot bypass row-level security. Created by `migrateDatabase`. */
export const runtimeRole = 'countinghouse_runtime';

/** Settings by name. */
export type Settings = Readonly<Record<string, string>>;

/**
 * Planner settings of that role.
 *
 * A named statement keeps the plan that was made when its table was small, and must not scan whole tables until the
 * statistics catch up (decision 0035). Every statement has an index. JIT compilation costs more than it gains.
 */
export const plannerSettings: Settings = { enable_seqscan: 'off', jit: 'off' };

/**
 * What the service reads and writes, whatever the database or the role says for its sessions.
 *
 * Dates, intervals, numbers and bytes are parsed in these forms, and tables are found in `public`. A role with
 * `row_security=off` would get an error in place of its rows.
 */
export const languageSettings: Settings = {
  DateStyle: 'ISO,MDY',
  IntervalStyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  search_path: 'public',
  row_security: 'on',
};

/** The same for migrations, which take as long as they take. */
export const migrationSettings: Settings = { ...languageSettings, statement_timeout: '0' };

/**
 * Settings of the sessions that serve requests.
 *
 * `app.gives_terms`: they write what lists search and sort by; triggers do it for others (decision 0192).
 */
export const servingSettings: Settings = {
  ...languageSettings,
  ...plannerSettings,
  timezone: 'UTC',
  'app.gives_terms': 'on',
};

/** Returns settings as options of the start-up packet. They hold for the session, and poolers do not pass them on. */
export function startUpOptions(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** Returns settings as statements. They hold until the end of the transaction, in whatever session it runs. */
export function localSettings(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `SET LOCAL ${name} = '${value}'`)
    .join('; ');
}

/** How much longer than the server's own statement time-out an answer may take to arrive. */
const ON_THE_WAY_MS = 5_000;

/** Returns how long a statement may go without an answer before its connection counts as dead. */
export function silenceMs(statementTimeoutMs: number): number {
  return statementTimeoutMs + ON_THE_WAY_MS;
}

/** Lets the system detect an idle connection whose other end has vanished. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
