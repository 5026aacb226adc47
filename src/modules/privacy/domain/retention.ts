import type { CalendarDate } from '../../../kernel/time/calendar-date.js';

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
  law: 'Art. 6(1)(c) GDPR with the accounting law of the seller',
};

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

/** The last day on which records of a year are kept: the end of a calendar year. */
export function keptUntil(kind: KeptKind, year: number, country: string | undefined): CalendarDate {
  const rule = ruleOf(country);
  return `${year + (kind === 'payments' ? rule.books : rule.documents)}-12-31` as CalendarDate;
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
  { country, today }: { readonly country: string | undefined; readonly today: CalendarDate },
): Kept[] {
  const { law } = ruleOf(country);
  return records
    .map(({ kind, year, count }) => ({ kind, count, law, until: keptUntil(kind, year, country) }))
    .filter(({ until }) => until >= today)
    .toSorted((one, other) => one.until.localeCompare(other.until) || one.kind.localeCompare(other.kind));
}

/** The last year whose records of a kind need not be kept any more. */
export function lastYearOver(kind: KeptKind, country: string | undefined, today: CalendarDate): number {
  const rule = ruleOf(country);
  return Number(today.slice(0, 4)) - (kind === 'payments' ? rule.books : rule.documents) - 1;
}

function ruleOf(country: string | undefined): Rule {
  return RULES[country ?? ''] ?? ELSEWHERE;
}
