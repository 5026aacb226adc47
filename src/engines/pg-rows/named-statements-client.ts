import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { takeRowsWhole } from './data-row.js';
import { PreparedQuery, type Described, type NamedStatement } from './prepared-query.js';

const NAMES_MAX = 500;
const names = new Map<string, string>();

/** The part of pg's client that its types leave out. */
interface Connected {
  readonly connection: EventEmitter & { readonly stream: Writable };
}

/**
 * A PostgreSQL client that prepares each parameterized statement once per connection.
 *
 * PostgreSQL then parses and plans a text once instead of on every call, also for all that TypeORM sends.
 * The number of names is bounded, because each costs memory in every server process.
 *
 * Statements that are asked for in one go travel in one piece: each system call would wake the server by itself.
 */
export class NamedStatementsClient extends pg.Client {
  private gathering = false;
  private readonly described: Described = new Map();

  constructor(config?: pg.ClientConfig) {
    super(config);
    takeRowsWhole((this as unknown as Connected).connection);
  }

  override query(...args: unknown[]): never {
    this.gather();
    const [statement, values] = args;
    const named =
      typeof statement === 'string' && Array.isArray(values) && values.length > 0
        ? nameOf(statement)
        : undefined;
    if (named === undefined) return super.query(...(args as [string])) as never;
    return this.prepared({ name: named, text: statement as string, values: values as unknown[] }) as never;
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
      // Its own stack begins where bytes arrive, and does not lead to whoever asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  private gather(): void {
    if (this.gathering) return;
    const { stream } = (this as unknown as Connected).connection;
    this.gathering = true;
    stream.cork();
    process.nextTick(() => {
      this.gathering = false;
      stream.uncork();
    });
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMES_MAX) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
