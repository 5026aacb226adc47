import { decimalOf, type NumberMarks } from '../../fields/decimal-text';

/** The sign of a currency or percentage, which spreadsheets include. */
const SIGNS = /[%€$£¥\s\u00a0\u202f]|\b[A-Z]{3}\b/g;

const POINT: NumberMarks = { decimal: '.', group: ',' };
const COMMA: NumberMarks = { decimal: ',', group: '.' };

/**
 * Returns the number format of a column, which only all of its cells show: `1.500` alone may be one and a half or
 * 1500, but not below `0.75`. Without any sign it is the usual format.
 */
export function marksOfColumn(cells: readonly string[], usual: NumberMarks): NumberMarks {
  const texts = cells.map((cell) => cell.replace(SIGNS, ''));
  const hasPoint = texts.some((text) => endsInFraction(text, '.'));
  const hasComma = texts.some((text) => endsInFraction(text, ','));
  if (hasPoint === hasComma) return usual;
  return hasPoint ? POINT : COMMA;
}

/** Returns the canonical decimal of a cell. Text that is no number is returned unchanged, so that it is refused. */
export function decimalOfCell(cell: string, marks: NumberMarks): string {
  return decimalOf(cell.replace(SIGNS, ''), marks) ?? cell;
}

/** Whether a text has this mark once, at its end, and so that it cannot separate groups of three digits. */
function endsInFraction(text: string, mark: string): boolean {
  const [whole = '', fraction, more] = text.split(mark);
  if (fraction === undefined || more !== undefined || !/^\d+$/.test(fraction)) return false;
  return fraction.length !== 3 || !/^-?[1-9]\d{0,2}$/.test(whole);
}
