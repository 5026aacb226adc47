/** Months as `YYYY-MM`, from the first to the last, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Spans that end with the present month, by how many months they have. */
const LATEST = { '12m': 12, '3m': 3 } as const;

/** How many years there are to choose from, with the present one. */
const YEARS_CHOSEN_FROM = 4;

/** Words for a period: `3m`, or a year. Without one it is the last twelve months. */
export function isPeriod(word: unknown): word is string {
  return typeof word === 'string' && (word === '3m' || /^20\d{2}$/.test(word));
}

/** Returns the months of a period; of a year, those that have begun. A year to come has none, as if none was chosen. */
export function spanOf(period: string | undefined, thisMonth: string): Span {
  const months = LATEST[period as keyof typeof LATEST] as number | undefined;
  const isYear = months === undefined && period !== undefined && `${period}-01` <= thisMonth;
  if (!isYear) return { from: monthAfter(thisMonth, 1 - (months ?? LATEST['12m'])), to: thisMonth };
  const december = `${period}-12`;
  return { from: `${period}-01`, to: december < thisMonth ? december : thisMonth };
}

/** Returns the same months of the year before. */
export function yearBefore({ from, to }: Span): Span {
  return { from: monthAfter(from, -12), to: monthAfter(to, -12) };
}

/** Returns the years that are offered, the latest first, with the chosen one among them. */
export function yearsOffered(thisMonth: string, chosen: string | undefined): string[] {
  const thisYear = Number(thisMonth.slice(0, 4));
  const years = Array.from({ length: YEARS_CHOSEN_FROM }, (_, back) => String(thisYear - back));
  const isOther = chosen !== undefined && /^\d{4}$/.test(chosen) && Number(chosen) < thisYear;
  return isOther && !years.includes(chosen) ? [...years, chosen] : years;
}

export function monthsOf({ from, to }: Span): string[] {
  const months = [];
  for (let month = from; month <= to; month = monthAfter(month, 1)) months.push(month);
  return months;
}

export function monthAfter(month: string, months: number): string {
  const [year = 0, ordinal = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, ordinal - 1 + months, 1)).toISOString().slice(0, 7);
}
