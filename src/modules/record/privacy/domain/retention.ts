import { addDays, type CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** What a law asks to be kept: documents that were issued, and the records of money. */
export const keptKinds = ['invoices', 'credit_notes', 'payments'] as const;

export type KeptKind = (typeof keptKinds)[number];

interface Rule {
  /** For how many years after the one of their date documents are kept. */
  readonly documents: number;
  /** The same for records of money, which are part of the books. */
  readonly books: number;
  readonly law: string;
}

/** By the country of the seller. General knowledge and no legal advice: docs/privacy.md says so. */
const RULES: Readonly<Record<string, Rule>> = {
  DE: { documents: 8, books: 10, law: '§ 147 AO, § 14b UStG' },
  AT: { documents: 7, books: 7, law: '§ 132 BAO, § 11 UStG' },
  FR: { documents: 10, books: 10, law: 'Art. L123-22 Code de commerce' },
  CH: { documents: 10, books: 10, law: 'Art. 958f OR' },
};

const ELSEWHERE: Rule = {
  documents: 10,
  books: 10,
  law: 'Art. 6(1)(c) GDPR',
};

/** For how many years each kind is kept, counted from the end of the year of its date. */
export type YearsByKind = Readonly<Record<KeptKind, number>>;

/** What an organization has decided itself; the rest follows from the country of the seller. */
export type DecidedYears = Readonly<Partial<Record<KeptKind, number>>>;

/** How long an organization keeps what a law asks for. */
export interface Retention {
  readonly years: YearsByKind;
  /** What the country of the seller would ask for. */
  readonly defaults: YearsByKind;
  readonly law: string;
}

/** A day on which something of so many erased customers may go. */
export interface DueErasures {
  readonly on: CalendarDate;
  readonly customers: number;
}

/** How long documents are kept, and when something may go. */
export interface KeptFor {
  readonly retention: Retention;
  readonly due: readonly DueErasures[];
}

/** Nobody has to keep documents for longer than a working life. */
export const yearsAllowed = { min: 1, max: 50 } as const;

/** What is kept of one kind and one year of a customer. */
export interface YearOfRecords {
  readonly kind: KeptKind;
  readonly year: number;
  readonly count: number;
}

/** Records that a law asks to be kept, and until when. */
export interface Kept {
  readonly kind: KeptKind;
  readonly count: number;
  readonly law: string;
  /** The last day on which they are kept. */
  readonly until: CalendarDate;
}

/** Takes the country of the seller, and what the organization has decided itself. */
export function retentionOf(country: string | undefined, decided: DecidedYears): Retention {
  const { documents, books, law } = RULES[country ?? ''] ?? ELSEWHERE;
  const defaults = { invoices: documents, credit_notes: documents, payments: books };
  const years = {
    invoices: decided.invoices ?? defaults.invoices,
    credit_notes: decided.credit_notes ?? defaults.credit_notes,
    payments: decided.payments ?? defaults.payments,
  };
  return { years, defaults, law };
}

/** Whether something would be kept for less time than before: then it is erased earlier, which nobody can undo. */
export function isShorter(now: YearsByKind, before: YearsByKind): boolean {
  return keptKinds.some((kind) => now[kind] < before[kind]);
}

/** The last day on which records of a year are kept: the end of a calendar year. */
function keptUntil(kind: KeptKind, year: number, { years }: Retention): CalendarDate {
  return `${year + years[kind]}-12-31` as CalendarDate;
}

/** Counts records by kind and year; drafts, which have none, are left out. */
export function yearsOf(
  records: readonly { readonly kind: KeptKind; readonly year: number | null }[],
): YearOfRecords[] {
  const years = new Map<string, YearOfRecords>();
  for (const { kind, year } of records) {
    if (year === null) continue;
    const key = `${kind} ${year}`;
    years.set(key, { kind, year, count: (years.get(key)?.count ?? 0) + 1 });
  }
  return [...years.values()];
}

/** Which records have to stay today, the first to go first. */
export function keptToday(
  records: readonly YearOfRecords[],
  { retention, today }: { readonly retention: Retention; readonly today: CalendarDate },
): Kept[] {
  const { law } = retention;
  return records
    .map(({ kind, year, count }) => ({ kind, count, law, until: keptUntil(kind, year, retention) }))
    .filter(({ until }) => until >= today)
    .toSorted((one, other) => one.until.localeCompare(other.until) || one.kind.localeCompare(other.kind));
}

/** The day on which the first of what is kept may go; null if nothing is. */
export function nextDay([first]: readonly Kept[]): CalendarDate | null {
  return first === undefined ? null : addDays(first.until, 1);
}

/** The last year whose records of a kind need not be kept any more. */
export function lastYearOver(kind: KeptKind, { years }: Retention, today: CalendarDate): number {
  return Number(today.slice(0, 4)) - years[kind] - 1;
}
