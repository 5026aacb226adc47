/**
 * Runs inside the service before it, when its statements are to be recorded: notes what each request sends to
 * PostgreSQL, so that the same can be sent without the service. Not there when anything is measured.
 */
import pg from 'pg';
import type { RecordedStatement } from './recording.js';

/** A query that is an object of its own and tells its outcome to a function. */
interface Submitted {
  readonly values: unknown[];
  callback: (error: Error | null, answer: unknown) => void;
}

interface Noted extends RecordedStatement {
  readonly connection: number;
}

const connections = new WeakMap<object, { id: number; sent: number; done: number }>();
let count = 0;
let noted: Noted[] = [];

const { prototype } = pg.Client as unknown as { prototype: { query: (...args: unknown[]) => unknown } };
const original = prototype.query;

prototype.query = function (this: object, ...args: unknown[]): unknown {
  const state = connections.get(this) ?? { id: (count += 1), sent: 0, done: 0 };
  connections.set(this, state);
  const given = args[0] as string | (Omit<pg.QueryConfig, 'values'> & Partial<Submitted>);
  const {
    name,
    text,
    values = args[1] ?? [],
  } = typeof given === 'string' ? { name: undefined, text: given } : given;
  const entry = {
    connection: state.id,
    text,
    ...(name !== undefined && { name }),
    values: structuredClone(values) as unknown[],
    waitsFor: state.sent - state.done,
    rows: null as number | null,
  };
  state.sent += 1;
  noted.push(entry);
  const settle = (answer: unknown): void => {
    state.done += 1;
    entry.rows = (answer as { rowCount?: number | null } | undefined)?.rowCount ?? null;
  };
  if (typeof given === 'object' && given.callback !== undefined) {
    const { callback } = given;
    given.callback = (error, answer) => {
      settle(answer);
      callback(error, answer);
    };
    return original.apply(this, args);
  }
  const result = original.apply(this, args);
  if (result instanceof Promise) result.then(settle, () => settle(undefined));
  return result;
};

process.on('message', (word) => {
  if (word === 'begin') noted = [];
  process.send?.(word === 'end' ? noted : 'begun');
});
