import pg from 'pg';

/** Counts the statements about the business of an organization, in the driver. Returns what ends it, and the count. */
export function countStatements(): { stop: () => number } {
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  const counted = /invoice|customers|products|number_series|payments|credit_notes|organizations|INTO event/;
  let statements = 0;
  prototype.query = function query(this: unknown, ...args: unknown[]): unknown {
    const { text } = Object(args[0]) as { readonly text?: string };
    if (counted.test(text ?? String(args[0]))) statements += 1;
    return original.apply(this, args);
  };
  const stop = (): number => {
    prototype.query = original;
    return statements;
  };
  return { stop };
}
