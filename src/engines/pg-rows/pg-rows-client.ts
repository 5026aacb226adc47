import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import { emitDataRows } from './data-row.js';
import { PreparedQuery, type Described, type NamedStatement } from './prepared-query.js';
import { asDigits, statementNames } from './statement-names.js';

/** The part of pg's client that its types leave out. */
interface Connected {
  readonly connection: EventEmitter & { readonly stream: Socket };
  readonly connectionParameters: { query_timeout: number | false };
  readonly _activeQuery: object | null;
}

/**
 * A PostgreSQL client that prepares each parameterized statement once per connection.
 *
 * PostgreSQL then parses and plans a text once instead of on every call, including the statements of TypeORM.
 *
 * Statements of the same turn of the event loop are written in one piece, because each system call would wake the
 * server separately.
 *
 * `query_timeout` is the longest silence of a server that owes an answer. pg would make a timer for each statement;
 * here the socket's own timer counts.
 */
export class PgRowsClient extends pg.Client {
  protected readonly names = statementNames;
  private isCorked = false;
  private readonly described: Described = new Map();

  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connection, connectionParameters } = this as unknown as Connected;
    emitDataRows(connection);
    const { query_timeout: silenceMs } = connectionParameters;
    connectionParameters.query_timeout = false;
    if (silenceMs !== false)
      this.once('connect', () => endWhenSilent(this as unknown as Connected, silenceMs));
  }

  override query(...args: unknown[]): never {
    this.corkUntilNextTick();
    const named = this.names.of(args);
    if (named === undefined) return super.query(...(asDigits(args) as [string])) as never;
    return this.prepared(named) as never;
  }

  private async prepared(statement: NamedStatement): Promise<pg.QueryResult> {
    try {
      return await new Promise((resolve, reject) => {
        const query = new PreparedQuery(statement, this.described, (error, result) => {
          if (error === null || error === undefined) resolve(result);
          else reject(error);
        });
        super.query(query);
      });
    } catch (error) {
      // The stack of the error begins where bytes arrive, so it does not show the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  private corkUntilNextTick(): void {
    if (this.isCorked) return;
    const { stream } = (this as unknown as Connected).connection;
    this.isCorked = true;
    stream.cork();
    process.nextTick(() => {
      this.isCorked = false;
      stream.uncork();
    });
  }
}

/** Ends a connection whose server owes an answer and has sent nothing for so long. All its statements then fail. */
function endWhenSilent(client: Connected, silenceMs: number): void {
  const { stream } = client.connection;
  stream.setTimeout(silenceMs);
  // Not as an argument above, because it would be called once only: also for a connection that is idle.
  stream.on('timeout', () => {
    if (client._activeQuery !== null) stream.destroy(new Error('Query read timeout'));
  });
}
