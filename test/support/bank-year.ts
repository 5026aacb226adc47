import type { TrueEntry, TrueStatement } from './bank-corpus.js';

export const IBAN = 'DE02120300000000202051';

function dayAt(index: number): string {
  return new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
}

/** A year with two lines each third day: equal amounts on a day, equal days, and texts that repeat. */
export const YEAR: readonly TrueEntry[] = Array.from({ length: 120 }, (_none, index) => {
  const day = dayAt(index * 3);
  const one = {
    day,
    name: `Payer ${index % 7}`,
    iban: 'DE75512108001245126199',
    text: index % 5 === 0 ? 'Fee' : `Invoice ${index}`,
  };
  const amount = index % 4 === 0 ? -500n : BigInt(1000 + index);
  return [
    { ...one, amount, endToEnd: `E2E${index}A`, bankReference: `BANK${index}A` },
    { ...one, amount, endToEnd: `E2E${index}B`, bankReference: `BANK${index}B` },
  ];
}).flat();

const OPENING = 100_000n;

/** The statement of whole days, from one to another one that is left out. */
export function slice(from: number, to: number): TrueStatement {
  const before = YEAR.filter(({ day }) => day < dayAt(from));
  return {
    iban: IBAN,
    currency: 'EUR',
    number: from + 1,
    openingDay: dayAt(from - 1),
    opening: before.reduce((sum, { amount }) => sum + amount, OPENING),
    closingDay: dayAt(to - 1),
    entries: YEAR.filter(({ day }) => day >= dayAt(from) && day < dayAt(to)),
  };
}
