import type { CalendarDate } from '../../../kernel/time/calendar-date.js';

export const NUMBER_LENGTH_MAX = 50;
const SEQUENCE_DIGITS_MAX = 10;
const PLACE = /\{(YYYY|YY|MM|SEQ(?::(\d{1,2}))?)\}/g;
const LITERAL = /^[A-Za-z0-9 ./_#-]*$/;

interface Rule {
  readonly format: string;
  readonly reset: 'never' | 'yearly' | 'monthly';
}

/** The number of a document: `INV-{YYYY}-{SEQ:5}` on 2026-11-21 with sequence 42 is `INV-2026-00042`. */
export function numberOf(
  format: string,
  { date, sequence }: { readonly date: CalendarDate; readonly sequence: number },
): string {
  const parts: Readonly<Record<string, string>> = {
    YYYY: date.slice(0, 4),
    YY: date.slice(2, 4),
    MM: date.slice(5, 7),
  };
  return format.replaceAll(PLACE, (_place, name: string, digits?: string) => {
    return parts[name] ?? String(sequence).padStart(Number(digits ?? 1), '0');
  });
}

/**
 * What is wrong with a rule, in a sentence; undefined when nothing is.
 *
 * A series that begins again needs the year, or year and month, in its numbers: else they would come twice.
 */
export function faultOfRule({ format, reset }: Rule): string | undefined {
  const places = [...format.matchAll(PLACE)];
  const has = (...names: readonly string[]): boolean => places.some(([, name = '']) => names.includes(name));
  const sequences = places.filter(([, name = '']) => name.startsWith('SEQ'));
  if (!LITERAL.test(format.replaceAll(PLACE, ''))) {
    return 'Beside {YYYY}, {YY}, {MM} and {SEQ:5} only letters, digits, blanks and . / _ # - are possible.';
  }
  if (sequences.length !== 1) return 'Exactly one {SEQ}, such as {SEQ:5}, is needed.';
  if (sequences.some(([, , digits]) => digits !== undefined && !isDigitCount(Number(digits)))) {
    return `{SEQ:n} has 1 to ${SEQUENCE_DIGITS_MAX} digits.`;
  }
  if (reset !== 'never' && !has('YYYY', 'YY'))
    return 'A series that begins again needs {YYYY} in its format.';
  if (reset === 'monthly' && !has('MM'))
    return 'A series that begins again each month needs {MM} in its format.';
  const longest = numberOf(format, { date: '9999-12-31', sequence: 10 ** SEQUENCE_DIGITS_MAX - 1 });
  return longest.length > NUMBER_LENGTH_MAX
    ? `Numbers would have more than ${NUMBER_LENGTH_MAX} characters.`
    : undefined;
}

function isDigitCount(digits: number): boolean {
  return digits >= 1 && digits <= SEQUENCE_DIGITS_MAX;
}
