import pg from 'pg';

/** Removes the organization from every condition that the service sends, in the driver, below all of its code. */
export function switchOffTheFilter(): () => void {
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  prototype.query = function query(this: unknown, ...[statement, ...rest]: unknown[]): unknown {
    return original.call(this, withoutFilter(statement), ...rest);
  };
  return () => {
    prototype.query = original;
  };
}

function withoutFilter(statement: unknown): unknown {
  const open = (text: string): string =>
    text.replace(/(?:\w+\.)?organization_id = \$1\b/g, '$1::uuid IS NOT NULL');
  if (typeof statement === 'string') return open(statement);
  const { name, text, ...rest } = (statement ?? {}) as { name?: string; text?: string };
  if (text === undefined || open(text) === text) return statement;
  return { ...rest, text: open(text), ...(name !== undefined && { name: `${name}-open` }) };
}
