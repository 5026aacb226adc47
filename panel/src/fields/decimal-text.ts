/**
 * Decimals as people type them and as the API takes them.
 *
 * A form holds a decimal as text in one canonical form (`-1234.5`), never as a number, so that nothing is rounded on
 * the way. JSON has only numbers; one with at most 15 significant digits comes through exactly, and others are refused.
 */

/** How a locale writes numbers. */
export interface NumberMarks {
  /** Between whole and fraction. */
  readonly decimal: string;
  /** Between the groups of a large number. */
  readonly group: string;
}

const DIGITS_MAX = 15;
const CANONICAL = /^-?\d+(?:\.\d+)?$/;

/** Blanks of every width, and the apostrophes of Swiss books: never anything but marks between groups. */
const ALWAYS_GROUPS = /[\s\u00a0\u202f'’]/g;

/** How a locale such as de-CH writes numbers. */
export function marksOf(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1_234_567.5);
  const valueOf = (type: string): string | undefined => parts.find((part) => part.type === type)?.value;
  return { decimal: valueOf('decimal') ?? '.', group: valueOf('group') ?? '' };
}

/**
 * The canonical form of what was typed; undefined when it is no number.
 *
 * The locale decides what could be read in two ways: `1.500` is one and a half in English, and 1500 in German. What
 * can be read in one way only is understood everywhere: `1.5` is one and a half in German, too.
 */
export function decimalOf(typed: string, { decimal, group }: NumberMarks): string | undefined {
  const text = typed.trim().replace(/^[−–]/, '-').replace(ALWAYS_GROUPS, '');
  const other = group === '.' || group === ',' ? group : decimal === '.' ? ',' : '.';
  const whole = text.split(decimal)[0] ?? '';
  const isGrouped = new RegExp(`^-?\\d{1,3}(?:\\${other}\\d{3})+$`).test(whole);
  const plain = isGrouped
    ? text.replaceAll(other, '').replace(decimal, '.')
    : text.replace(text.includes(decimal) ? decimal : other, '.');
  const filled = plain.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  return CANONICAL.test(filled) ? withoutZeros(filled) : undefined;
}

/** Whether a form's text is a decimal in canonical form. */
export function isDecimal(text: string): boolean {
  return CANONICAL.test(text);
}

/**
 * How a locale writes a canonical decimal, with groups and at least so many decimals; a text that is none comes back
 * as it is.
 */
export function decimalText(canonical: string, { decimal, group }: NumberMarks, decimalsMin = 0): string {
  if (!CANONICAL.test(canonical)) return canonical;
  const [whole = '', digits = ''] = canonical.split('.');
  const grouped = whole.replace(/\d(?=(?:\d{3})+$)/g, `$&${group}`);
  const fraction = digits.padEnd(decimalsMin, '0');
  return fraction === '' ? grouped : `${grouped}${decimal}${fraction}`;
}

/** How many decimals an amount of a currency has: 2 for EUR, 0 for JPY. Codes that are none have 2. */
export function decimalsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** What can be wrong with a decimal before it is sent; undefined for nothing. */
export function decimalFault(text: string): 'wrong_number' | 'too_many_digits' | undefined {
  if (text.trim() === '') return undefined;
  if (!CANONICAL.test(text)) return 'wrong_number';
  return digitsOf(text) > DIGITS_MAX ? 'too_many_digits' : undefined;
}

/** The number that JSON carries exactly; undefined for none. Raises for what `decimalFault` names. */
export function numberOf(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  if (decimalFault(text) !== undefined) throw new Error('A decimal was to be sent that is none.');
  return Number(text);
}

/** A number of the API as a form holds it: without exponent, and empty where there is none. */
export function textOfNumber(number: number | null | undefined): string {
  if (number === null || number === undefined) return '';
  const text = String(number);
  return text.includes('e') ? number.toFixed(DIGITS_MAX).replace(/\.?0+$/, '') : text;
}

/** Leading zeros of the whole part count for nothing; those at the end of the fraction say how exact somebody was. */
function withoutZeros(text: string): string {
  return text.replace(/^(-?)0+(?=\d)/, '$1');
}

function digitsOf(canonical: string): number {
  return canonical.replace(/[-.]/g, '').replace(/^0+/, '').length;
}
