import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

export const NUMBER_LENGTH_MAX = 50;
const SEQUENCE_DIGITS_MAX = 10;

/** Name and figures: the digits of `SEQ`, the first month of `FY` and `FYY`, which need one; no others have any. */
const PLACE = /\{(YYYY|YY|MM|FYY?(?=:(?:0[1-9]|1[0-2])\})|SEQ)(?::(?<=(?:SEQ|FYY?):)(\d{1,2}))?\}/g;
const LITERAL = /^[A-Za-z0-9 ./_#-]*$/;

interface Rule {
  readonly format: string;
  readonly reset: 'never' | 'yearly' | 'monthly';
}

/**
 * The number of a document: `INV-{YYYY}-{SEQ:5}` on 2026-11-21 with sequence 42 is `INV-2026-00042`.
 *
 * `{FY:07}` is the calendar year in which the fiscal year from July on begins, and `{FYY:07}` that in which it ends,
 * with two digits: `{FY:07}-{FYY:07}` is 2026-27 on that day.
 */
export function numberOf(
  format: string,
  { date, sequence }: { readonly date: CalendarDate; readonly sequence: number },
): string {
  const parts: Readonly<Record<string, string>> = {
    YYYY: date.slice(0, 4),
    YY: date.slice(2, 4),
    MM: date.slice(5, 7),
  };
  return format.replaceAll(PLACE, (_place, name: string, figures?: string) => {
    if (name === 'FY') return fiscalYear(date, figures).begins;
    if (name === 'FYY') return fiscalYear(date, figures).ends.slice(2);
    return parts[name] ?? String(sequence).padStart(Number(figures ?? 1), '0');
  });
}

/** The first month of the fiscal year that the numbers of a format name, `07` of July; undefined if they name none. */
export function fiscalStartOf(format: string): string | undefined {
  return [...format.matchAll(PLACE)].find(([, name = '']) => name.startsWith('FY'))?.[2];
}

/** The calendar years in which the fiscal year of a day begins and ends. That from January on is the calendar year. */
export function fiscalYear(
  date: CalendarDate,
  firstMonth = '01',
): { readonly begins: string; readonly ends: string } {
  const [year, month] = [Number(date.slice(0, 4)), date.slice(5, 7)];
  const begins = month < firstMonth ? year - 1 : year;
  const ends = firstMonth === '01' ? begins : begins + 1;
  return { begins: String(begins).padStart(4, '0'), ends: String(ends).padStart(4, '0') };
}

/** A regular expression of PostgreSQL for the numbers that a format makes on a day; its group is the count. */
export function patternOf(format: string, date: CalendarDate): string {
  const [before = '', after = ''] = format.split(/\{SEQ(?::\d{1,2})?\}/);
  const digits = Number(/\{SEQ:(\d{1,2})\}/.exec(format)?.[1] ?? 1);
  const literal = (part: string): string => numberOf(part, { date, sequence: 0 }).replaceAll('.', '\\.');
  return `^${literal(before)}([0-9]{${digits}}|[1-9][0-9]{${digits},})${literal(after)}$`;
}

/**
 * Returns what is wrong with a rule, in a sentence; undefined if nothing is.
 *
 * A series that begins again needs the year, or year and month, in its numbers: else they would come twice. Takes
 * what stands in front of each number.
 */
export function faultOfRule({ format, reset }: Rule, prefix = ''): string | undefined {
  const places = [...format.matchAll(PLACE)];
  const has = (...names: readonly string[]): boolean => places.some(([, name = '']) => names.includes(name));
  const sequences = places.filter(([, name = '']) => name === 'SEQ');
  if (!LITERAL.test(format.replaceAll(PLACE, ''))) {
    return (
      'Beside {YYYY}, {YY}, {MM}, {FY:07}, {FYY:07} and {SEQ:5} only letters, digits, blanks and . / _ # - ' +
      'are possible.'
    );
  }
  if (sequences.length !== 1) return 'Exactly one {SEQ}, such as {SEQ:5}, is needed.';
  if (sequences.some(([, , digits]) => digits !== undefined && !isDigitCount(Number(digits)))) {
    return `{SEQ:n} has 1 to ${SEQUENCE_DIGITS_MAX} digits.`;
  }
  const months = new Set(places.filter(([, name = '']) => name.startsWith('FY')).map(([, , month]) => month));
  if (months.size > 1) return 'A fiscal year begins with one month: give {FY} and {FYY} the same.';
  if (reset !== 'never' && !has('YYYY', 'YY', 'FY', 'FYY'))
    return 'A series that begins again needs {YYYY}, or {FY:07} of a fiscal year, in its format.';
  if (reset === 'monthly' && !has('MM'))
    return 'A series that begins again each month needs {MM} in its format.';
  const longest = prefix + numberOf(format, { date: '9999-12-31', sequence: 10 ** SEQUENCE_DIGITS_MAX - 1 });
  return longest.length > NUMBER_LENGTH_MAX
    ? `Numbers would have more than ${NUMBER_LENGTH_MAX} characters.`
    : undefined;
}

/**
 * Whether two formats can make the same number, of whatever days and counts: `N-{SEQ:4}` and `N-{YY}{SEQ}` can.
 *
 * Each format is a row of signs; a place of a date is that many digits, and a count as many as it has or more.
 */
export function canMeet(one: string, other: string): boolean {
  const [left, right] = [signsOf(one), signsOf(other)];
  const seen = new Set<string>();
  const meet = (i: number, j: number): boolean => {
    const [a, b] = [left[i], right[j]];
    if (a === undefined && b === undefined) return true;
    const state = `${i} ${j}`;
    if (seen.has(state)) return false;
    seen.add(state);
    if (a?.more === true && meet(i + 1, j)) return true;
    if (b?.more === true && meet(i, j + 1)) return true;
    if (a === undefined || b === undefined || !isSameSign(a, b)) return false;
    const [afterLeft, afterRight] = [
      a.more === true ? [i, i + 1] : [i + 1],
      b.more === true ? [j, j + 1] : [j + 1],
    ];
    return afterLeft.some((next) => afterRight.some((beside) => meet(next, beside)));
  };
  return meet(0, 0);
}

/** One character, any digit, or any number of digits. */
interface Sign {
  readonly sign: string;
  readonly more?: true;
}

const ANY_DIGIT = 'digit';
const YEAR_DIGITS: Readonly<Record<string, number>> = { FY: 4, FYY: 2 };

function signsOf(format: string): Sign[] {
  const signs: Sign[] = [];
  let end = 0;
  for (const { 0: place, 1: name = '', 2: digits, index } of format.matchAll(PLACE)) {
    signs.push(...[...format.slice(end, index)].map((sign) => ({ sign })));
    const count = name === 'SEQ' ? Number(digits ?? 1) : (YEAR_DIGITS[name] ?? name.length);
    signs.push(...Array.from({ length: count }, () => ({ sign: ANY_DIGIT })));
    if (name === 'SEQ') signs.push({ sign: ANY_DIGIT, more: true });
    end = index + place.length;
  }
  return [...signs, ...[...format.slice(end)].map((sign) => ({ sign }))];
}

function isSameSign(one: Sign, other: Sign): boolean {
  const isDigit = ({ sign }: Sign): boolean => sign === ANY_DIGIT || /^\d$/.test(sign);
  if (one.sign === ANY_DIGIT) return isDigit(other);
  return other.sign === ANY_DIGIT ? isDigit(one) : one.sign === other.sign;
}

function isDigitCount(digits: number): boolean {
  return digits >= 1 && digits <= SEQUENCE_DIGITS_MAX;
}
