import pg from 'pg';
import { asDigits, statementNames } from './statement-names.js';

/** The stock twin: pg's own client, with its own option to prepare each parameterized statement once per connection. */
export class StockClient extends pg.Client {
  protected readonly names = statementNames;

  override query(...args: unknown[]): never {
    const named = this.names.of(args);
    if (named === undefined) return super.query(...(asDigits(args) as [string])) as never;
    // pg decodes what is binary as text, so its own client gets digits.
    const { name, text, values } = named;
    return this.prepared({ name, text, values }) as never;
  }

  private async prepared(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await super.query(statement);
    } catch (error) {
      // The stack of the error begins where bytes arrive, so it does not show the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }
}
