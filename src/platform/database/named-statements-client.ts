import { createHash } from 'node:crypto';
import pg from 'pg';

const NAMES_MAX = 500;
const names = new Map<string, string>();

/**
 * A PostgreSQL client that prepares each parameterized statement once per connection.
 *
 * PostgreSQL then parses and plans a text once instead of on every call, also for all that TypeORM sends.
 * The number of names is bounded, because each costs memory in every server process.
 */
export class NamedStatementsClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [statement, values] = args;
    const named =
      typeof statement === 'string' && Array.isArray(values) && values.length > 0
        ? nameOf(statement)
        : undefined;
    if (named === undefined) return super.query(...(args as [string])) as never;
    return super.query({ name: named, text: statement as string, values: values as unknown[] }) as never;
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
