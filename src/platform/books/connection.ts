/** A server on this machine that asks for no password. `host` is the folder of its unix socket. */
export interface SocketConnection {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly database: string;
}

/** Where a PostgreSQL server listens, for one role. */
export type Connection = { readonly url: string } | SocketConnection;

/** The two ways into the database: the owner of the tables, for migrations only, and the restricted role. */
export interface DatabaseConnections {
  readonly migration: Connection;
  readonly runtime: Connection;
}

/** The role that serves requests: owns nothing, cannot bypass row-level security. Created by `migrateDatabase`. */
export const runtimeRole = 'countinghouse_runtime';

/**
 * How statements of that role are planned, as options of a connection.
 *
 * A named statement keeps the plan that was made when its table was small, and must not read whole tables until
 * statistics catch up (decision 0035); every statement here has an index. Compiling costs more than it gains.
 */
export const plannerOptions = '-c enable_seqscan=off -c jit=off';

/** Beyond the time that the server gives a statement, its answer may take so long to arrive. */
const ON_THE_WAY_MS = 5_000;

/** How long a statement may go without an answer before its connection counts as dead. */
export function silenceMs(statementTimeoutMs: number): number {
  return statementTimeoutMs + ON_THE_WAY_MS;
}

/** An idle connection whose other side is gone without a word is found out by the system. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
