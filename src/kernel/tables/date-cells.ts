/** In which order a date is written: year, month, day, and so on. */
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;

export type DateOrder = (typeof dateOrders)[number];

/** Three numbers, and perhaps the time of day. */
const FORM = /^(\d{1,4})([-./])\s?(\d{1,2})\2\s?(\d{1,4})(?:[T ]\d{1,2}:.*)?$/;

interface Parts {
  readonly numbers: readonly [string, string, string];
  readonly sign: string;
}

/** The order of the dates of a table, and whether they show it. */
export interface FoundOrder {
  readonly order: DateOrder;
  readonly isShown: boolean;
}

/**
 * Returns the order that dates are written in, which only all cells show: `03/04/2024` may be both, but not beside
 * `03/31/2024`. Dates with dots begin with the day; others are taken to do so where they show nothing.
 */
export function dateOrderOf(cells: readonly string[]): FoundOrder {
  const ending = cells
    .flatMap((cell) => partsOf(cell) ?? [])
    .filter(({ numbers: [first] }) => first.length < 4);
  if (ending.length === 0) return { order: 'ymd', isShown: true };
  const isBeyond = (place: 0 | 1): boolean => ending.some(({ numbers }) => Number(numbers[place]) > 12);
  if (isBeyond(1) && !isBeyond(0)) return { order: 'mdy', isShown: true };
  return { order: 'dmy', isShown: isBeyond(0) || ending.every(({ sign }) => sign === '.') };
}

/** The date of a cell as `YYYY-MM-DD`, whether or not there is such a day; undefined for another text. */
export function dateOfCell(cell: string, order: DateOrder): string | undefined {
  const parts = partsOf(cell);
  if (parts === undefined) return undefined;
  const [first, second, third] = parts.numbers;
  if (first.length === 4) return joined(first, second, third);
  const year = third.length === 2 ? `20${third}` : third;
  return order === 'mdy' ? joined(year, first, second) : joined(year, second, first);
}

function partsOf(cell: string): Parts | undefined {
  const [, first, sign, second, third] = FORM.exec(cell.trim()) ?? [];
  if (first === undefined || sign === undefined || second === undefined || third === undefined)
    return undefined;
  const lengths = [first.length, third.length];
  const isDate =
    lengths[0] === 4 ? third.length <= 2 : first.length <= 2 && (third.length === 4 || third.length === 2);
  return isDate ? { numbers: [first, second, third], sign } : undefined;
}

function joined(year: string, month: string, day: string): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
