/** A server on this machine that requires no password. `host` is the folder of its unix socket. */
export interface SocketConnection {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly database: string;
}

/** Where a PostgreSQL server listens, for one role. */
export type Connection = { readonly url: string } | SocketConnection;

/** The two connections: the owner of the tables, only for migrations, and the restricted role. */
export interface DatabaseConnections {
  readonly migration: Connection;
  readonly runtime: Connection;
}

/** The role that serves requests: owns nothing, cannot bypass row-level security. Created by `migrateDatabase`. */
export const runtimeRole = 'countinghouse_runtime';

/**
 * Planner settings of that role, as connection options.
 *
 * A named statement keeps the plan that was made when its table was small, and must not scan whole tables until the
 * statistics catch up (decision 0035). Every statement has an index. JIT compilation costs more than it gains.
 */
export const plannerOptions = '-c enable_seqscan=off -c jit=off';

/** How much longer than the server's own statement time-out an answer may take to arrive. */
const ON_THE_WAY_MS = 5_000;

/** Returns how long a statement may go without an answer before its connection counts as dead. */
export function silenceMs(statementTimeoutMs: number): number {
  return statementTimeoutMs + ON_THE_WAY_MS;
}

/** Lets the system detect an idle connection whose other end has vanished. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
