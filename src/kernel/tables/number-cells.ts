export const tableDecimals = [',', '.'] as const;

export type TableDecimal = (typeof tableDecimals)[number];

/** The sign of a currency or percentage, which spreadsheets put into the cell, and white space between groups. */
const SIGNS = /[%€$£¥\s\u00a0\u202f'’]|\b[A-Z]{3}\b/g;

/**
 * Returns the decimal sign of a column, which only all of its cells show: `1.500` alone may be one and a half or 1500,
 * but not below `0.75`. Undefined if they show none, or both.
 */
export function decimalOf(cells: readonly string[]): TableDecimal | undefined {
  const texts = cells.map(bare);
  const shown = tableDecimals.filter((sign) => texts.some((text) => endsInFraction(text, sign)));
  return shown.length === 1 ? shown[0] : undefined;
}

/** The number of a cell; undefined for a text that is none. `(5.00)` and `5.00-` are negative. */
export function numberOfCell(cell: string, decimal: TableDecimal): number | undefined {
  const text = bare(cell);
  const thousands = decimal === ',' ? '.' : ',';
  const form = new RegExp(`^(?:\\d{1,3}(?:\\${thousands}\\d{3})+|\\d+)(?:\\${decimal}\\d+)?$`);
  const [, inBrackets] = /^\((.*)\)$/.exec(text) ?? [];
  const isNegative = inBrackets !== undefined || text.startsWith('-') !== text.endsWith('-');
  const digits = (inBrackets ?? text).replace(/^[+-]|-$/g, '');
  if (!form.test(digits)) return undefined;
  const plain = digits.replaceAll(thousands, '').replace(decimal, '.');
  if (plain.replace('.', '').replace(/^0+/, '').length > DIGITS_MAX) return undefined;
  return Number(isNegative ? `-${plain}` : plain);
}

/** More are not exact in JSON. */
const DIGITS_MAX = 15;

function bare(cell: string): string {
  return cell.replace(SIGNS, '').replace('−', '-');
}

/** Whether a text has this sign once, at its end, and so that it cannot separate groups of three digits. */
function endsInFraction(text: string, sign: string): boolean {
  const last = text.lastIndexOf(sign);
  const fraction = text.slice(last + 1);
  if (last < 0 || !/^\d+\)?-?$/.test(fraction)) return false;
  const whole = text.slice(0, last);
  if (whole.includes(sign)) return false;
  const other = sign === ',' ? '.' : ',';
  return whole.includes(other) || fraction.length !== 3 || !/^-?[1-9]\d{0,2}$/.test(whole);
}
