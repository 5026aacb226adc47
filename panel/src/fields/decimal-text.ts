/**
 * Decimals as people type them and as the API has them.
 *
 * A form stores a decimal as text in a canonical form (`-1234.5`), never as a number, so that nothing is rounded. JSON
 * has only numbers: one with at most 15 significant digits is exact, and others are refused.
 */

/** The number format of a locale. */
export interface NumberMarks {
  /** Separates the fraction. */
  readonly decimal: string;
  /** Separates groups of digits. */
  readonly group: string;
}

const DIGITS_MAX = 15;
const CANONICAL = /^-?\d+(?:\.\d+)?$/;

/** Blanks of every width, and Swiss apostrophes: in every locale these only separate groups. */
const ALWAYS_GROUPS = /[\s\u00a0\u202f'’]/g;

/** Returns the number format of a locale such as de-CH. */
export function marksOf(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1_234_567.5);
  const valueOf = (type: string): string | undefined => parts.find((part) => part.type === type)?.value;
  return { decimal: valueOf('decimal') ?? '.', group: valueOf('group') ?? '' };
}

/**
 * Parses typed text to the canonical form; undefined if it is no number.
 *
 * The locale decides ambiguous text: `1.500` is one and a half in English, and 1500 in German. Unambiguous text is
 * understood in every locale: `1.5` is one and a half in German, too.
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

/** Whether a text is a decimal in canonical form. */
export function isDecimal(text: string): boolean {
  return CANONICAL.test(text);
}

/**
 * Formats a canonical decimal for a locale, with groups and a minimum number of decimals. Other text is returned
 * unchanged.
 */
export function decimalText(canonical: string, { decimal, group }: NumberMarks, decimalsMin = 0): string {
  if (!CANONICAL.test(canonical)) return canonical;
  const [whole = '', digits = ''] = canonical.split('.');
  const grouped = whole.replace(/\d(?=(?:\d{3})+$)/g, `$&${group}`);
  const fraction = digits.padEnd(decimalsMin, '0');
  return fraction === '' ? grouped : `${grouped}${decimal}${fraction}`;
}

/** Returns the number of decimals of a currency: 2 for EUR, 0 for JPY. Unknown codes have 2. */
export function decimalsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** Returns why a decimal cannot be sent; undefined if it can. */
export function decimalFault(text: string): 'wrong_number' | 'too_many_digits' | undefined {
  if (text.trim() === '') return undefined;
  if (!CANONICAL.test(text)) return 'wrong_number';
  return digitsOf(text) > DIGITS_MAX ? 'too_many_digits' : undefined;
}

/** Returns the number that JSON represents exactly; undefined for none. Raises for what `decimalFault` reports. */
export function numberOf(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  if (decimalFault(text) !== undefined) throw new Error('A decimal was to be sent that is none.');
  return Number(text);
}

/** Formats a number of the API for a form: without exponent, and empty if there is none. */
export function textOfNumber(number: number | null | undefined): string {
  if (number === null || number === undefined) return '';
  const text = String(number);
  return text.includes('e') ? number.toFixed(DIGITS_MAX).replace(/\.?0+$/, '') : text;
}

/** Removes leading zeros. Trailing zeros of the fraction stay, because they show the precision. */
function withoutZeros(text: string): string {
  return text.replace(/^(-?)0+(?=\d)/, '$1');
}

function digitsOf(canonical: string): number {
  return canonical.replace(/[-.]/g, '').replace(/^0+/, '').length;
}
