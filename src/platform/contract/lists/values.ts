import { isCalendarDate, type CalendarDate } from '../../../kernel/time/calendar-date.js';

const INSTANT = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** A kind of value in a query: its documentation, its parser, and the refusal of values that it cannot parse. */
export interface ValueKind {
  readonly type: 'text' | 'date' | 'timestamptz' | 'uuid' | 'boolean';
  readonly schema: Readonly<Record<string, unknown>>;
  readonly read: (text: string) => unknown;
  readonly fault: { readonly code: string; readonly detail: string };
}

/** A text of bounded length, as stored. */
export function textOf(max: number): ValueKind {
  return {
    type: 'text',
    schema: { type: 'string', minLength: 1, maxLength: max },
    read: (text) => (text !== '' && [...text].length <= max && isStorable(text) ? text : undefined),
    fault: { code: 'wrong_length', detail: `A text of 1 to ${max} characters was expected.` },
  };
}

/** A number of a document. In print its line may be broken, and the invisible marks of that come along as a copy. */
export function numberText(max: number): ValueKind {
  const { read, ...kind } = textOf(max);
  return { ...kind, read: (text) => read(withoutMarks(text)) };
}

/** Without spaces and joiners of no width, and marks of the byte order. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u200b-\u200d\u2060\ufeff]/g, '');
}

export const day: ValueKind = {
  type: 'date',
  schema: { type: 'string', format: 'date' },
  read: (text): CalendarDate | undefined => (isCalendarDate(text) ? text : undefined),
  fault: { code: 'wrong_date', detail: 'A date that exists, as YYYY-MM-DD, was expected.' },
};

export const instant: ValueKind = {
  type: 'timestamptz',
  schema: { type: 'string', format: 'date-time' },
  read: instantOf,
  fault: {
    code: 'wrong_instant',
    detail: 'An instant of RFC 3339 was expected, such as 2026-12-31T23:59:59Z; a + is written %2B in a URL.',
  },
};

export const yesOrNo: ValueKind = {
  type: 'boolean',
  schema: { type: 'boolean' },
  read: (text) => ({ true: true, false: false })[text],
  fault: { code: 'wrong_type', detail: 'true or false was expected.' },
};

/** PostgreSQL stores neither NUL nor lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function instantOf(text: string): string | undefined {
  if (!INSTANT.test(text) || !isCalendarDate(text.slice(0, 10))) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
