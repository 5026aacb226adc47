import { isDeepStrictEqual } from 'node:util';
import type { RecordedAnswer, RecordedStatement, Recording } from './recording.js';

/** A value of a statement: always the same, taken from the request, or made anew for each. */
export type Slot =
  | { readonly kind: 'constant'; readonly value: unknown }
  | { readonly kind: 'requested'; readonly index: number }
  | { readonly kind: 'uuid' | 'bytes' | 'text'; readonly name: string; readonly like: string | Uint8Array }
  | { readonly kind: 'now' | 'count' }
  | { readonly kind: 'list'; readonly slots: readonly Slot[] };

export interface PlannedStatement extends Omit<RecordedStatement, 'values'> {
  readonly slots: readonly Slot[];
}

/** The statements of an operation, ready to be sent again and again with values of their own. */
export type Plan = readonly PlannedStatement[];

/** What an operation sends to PostgreSQL and answers, seen several times. */
export interface Recorded {
  readonly variants: readonly { readonly plan: Plan; readonly ids: readonly string[] }[];
  readonly answer: RecordedAnswer;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A number of a document, such as INV-2026-0001, of which there can be only one. */
const NUMBER = /^[A-Z]{1,10}(?:-\d+)+$/;
/** A payment reference (ISO 11649), which must not be taken. */
const REFERENCE = /^RF\d{2}[A-Z0-9]{1,21}$/;

/**
 * What two requests of one operation have in common is constant; where they differ, the value is new each time.
 *
 * Raises when the two sent different statements.
 */
export function planOf(one: Recording, other: Recording): Plan {
  const same = one.statements.map(({ text }) => withoutIds(text));
  if (
    !isDeepStrictEqual(
      same,
      other.statements.map(({ text }) => withoutIds(text)),
    )
  )
    throw new Error('Two requests of one operation sent different statements.');
  return one.statements.map(({ values, ...statement }, at) => {
    const others = other.statements[at]?.values ?? [];
    return { ...statement, slots: values.map((value, place) => slotOf(value, others[place], one.ids)) };
  });
}

/** The same transactions with nothing in them but one statement, which must be answered before they commit. */
export function onlyStatement({ variants, answer }: Recorded, sql: string): Recorded {
  const one: PlannedStatement = {
    text: sql,
    name: 'only_statement',
    slots: [{ kind: 'requested', index: 0 }],
    waitsFor: 1,
    rows: 1,
  };
  const bare = variants.map(({ plan, ids }) => {
    const [begin, end] = [plan[0], plan.at(-1)];
    if (begin === undefined || end === undefined) throw new Error('Nothing was recorded.');
    return { plan: [begin, one, { ...end, waitsFor: 0 }], ids };
  });
  return { variants: bare, answer };
}

function slotOf(value: unknown, other: unknown, ids: readonly string[]): Slot {
  if (Array.isArray(value)) {
    const others = Array.isArray(other) ? other : [];
    return { kind: 'list', slots: value.map((entry, at) => slotOf(entry, others[at], ids)) };
  }
  if (value instanceof Date) return { kind: 'now' };
  const index = typeof value === 'string' ? ids.indexOf(value) : -1;
  if (index >= 0) return { kind: 'requested', index };
  if (typeof value === 'string' && (NUMBER.test(value) || REFERENCE.test(value)))
    return { kind: 'text', name: value, like: value };
  if (isDeepStrictEqual(value, other)) return { kind: 'constant', value };
  if (value instanceof Uint8Array)
    return { kind: 'bytes', name: Buffer.from(value).toString('hex'), like: value };
  if (typeof value === 'number' || typeof value === 'bigint') return { kind: 'count' };
  if (typeof value !== 'string') return { kind: 'constant', value };
  if (UUID.test(value)) return { kind: 'uuid', name: value, like: value };
  return { kind: 'constant', value };
}

function withoutIds(text: string): string {
  return text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '?');
}
