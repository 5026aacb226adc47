import { Decimal } from '../../../../kernel/money/decimal.js';

/** A value as JSON keeps it: exact numbers as texts, because JSON numbers are floats. */
export type JsonForm<T> = T extends string
  ? T
  : T extends Decimal
    ? string
    : T extends readonly (infer Entry)[]
      ? readonly JsonForm<Entry>[]
      : T extends object
        ? { readonly [Name in keyof T]: JsonForm<T[Name]> }
        : T;

/** Copies plain objects, lists and values in the form that JSON keeps. Absent members stay absent. */
export function jsonForm<T>(value: T): JsonForm<T> {
  return copied(value) as JsonForm<T>;
}

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Decimal) return value.toString();
  if (Array.isArray(value)) return value.map(copied);
  const entries = Object.entries(value).filter(([, member]) => member !== undefined && member !== null);
  return Object.fromEntries(entries.map(([name, member]) => [name, copied(member)]));
}
