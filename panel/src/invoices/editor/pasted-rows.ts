import { decimalOf, type NumberMarks } from '../../fields/decimal-text';
import { newLine, type LineValues } from '../line-values';

/** A row of a spreadsheet: the name or article number of a product, and the line without it. */
export interface PastedRow {
  readonly product: string;
  readonly line: LineValues;
}

/**
 * Parses rows that were copied from a spreadsheet; undefined for other text, such as a single word.
 *
 * The columns are those of the editor: product, quantity, price, tax, discount, description. Trailing columns may be
 * missing. Text that is no number stays, so that the user can see and correct it.
 */
export function pastedRows(text: string, marks: NumberMarks, taxRate: string): PastedRow[] | undefined {
  if (!/[\t\n]./.test(text)) return undefined;
  const rows = text.split(/\r?\n/).map((row) => row.split('\t').map((cell) => cell.trim()));
  return rows
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map(([product = '', quantity = '', price = '', tax = '', discount = '', description = '']) => {
      const number = (cell: string): string => decimalOf(withoutSigns(cell), marks) ?? cell;
      return {
        product,
        line: {
          ...newLine(tax === '' ? taxRate : number(tax)),
          quantity: quantity === '' ? '1' : number(quantity),
          price: number(price),
          discount: number(discount),
          description,
        },
      };
    });
}

/** Removes the currency of amounts and the sign of percentages, which spreadsheets include. */
function withoutSigns(cell: string): string {
  return cell.replace(/[%€$£¥]|\b[A-Z]{3}\b/g, '');
}
