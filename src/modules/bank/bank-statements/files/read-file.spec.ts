import fc from 'fast-check';
import { isCalendarDate } from '../../../../kernel/time/calendar-date.js';
import { Problem } from '../../../../kernel/problems/problem.js';
import {
  closingOf,
  FORMS,
  written,
  type Form,
  type TrueEntry,
  type TrueStatement,
} from '../../../../../test/support/bank-corpus.js';
import { readFile } from './read-file.js';

const account = { currency: 'EUR', csv_mapping: null } as const;

const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9ÄÖÜäöüß&<>".,;-]{0,14}[A-Za-z0-9]$/);
const words = (max: number) => fc.array(word, { minLength: 1, maxLength: max }).map((all) => all.join(' '));
const day = fc
  .record({ month: fc.integer({ min: 1, max: 12 }), date: fc.integer({ min: 1, max: 28 }) })
  .map(({ month, date }) => `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
const entry: fc.Arbitrary<TrueEntry> = fc.record({
  day,
  amount: fc.bigInt({ min: -999_999_999_999n, max: 999_999_999_999n }).filter((amount) => amount !== 0n),
  name: words(3),
  iban: fc.constantFrom('DE75512108001245126199', 'AT611904300234573201', 'NL91ABNA0417164300'),
  text: words(8),
  endToEnd: fc.stringMatching(/^[A-Z0-9]{6,35}$/).filter((text) => !/^N/.test(text)),
  bankReference: fc.stringMatching(/^[A-Z0-9]{6,16}$/).filter((text) => !/^N/.test(text)),
});
const statement: fc.Arbitrary<TrueStatement> = fc
  .record({
    opening: fc.bigInt({ min: -999_999_999n, max: 999_999_999n }),
    number: fc.integer({ min: 1, max: 99_999 }),
    entries: fc.array(entry, { minLength: 1, maxLength: 12 }),
  })
  .map(({ entries, ...more }) => ({
    ...more,
    iban: 'DE02120300000000202051',
    currency: 'EUR',
    openingDay: '2025-12-31',
    closingDay: '2026-12-31',
    entries: entries.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  }));

function read(text: string, own: Parameters<typeof readFile>[1] = account) {
  return readFile(Buffer.from(text), own);
}

/** What every form says of an entry. CSV has no reference of the bank. */
function truthOf(text: string, form: Form) {
  const lines = read(text).flatMap((one) => one.lines);
  return lines.map((line) => ({
    day: line.booked_on,
    amount: line.amount,
    name: line.counterparty_name,
    iban: line.counterparty_iban,
    text: line.text,
    endToEnd: line.end_to_end_id,
    ...(form !== 'csv' && { bankReference: line.bank_reference }),
  }));
}

describe('a file of a bank', () => {
  it.each(FORMS)('reads back in %s as it was written', (form) => {
    fc.assert(
      fc.property(statement, (truth) => {
        const text = written(truth, form);
        const expected = truth.entries.map(({ bankReference, ...rest }) =>
          form === 'csv' ? rest : { ...rest, bankReference },
        );
        expect(truthOf(text, form)).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['camt053.02', 'camt053.08', 'mt940'] as const)('has its balances in %s', (form) => {
    fc.assert(
      fc.property(statement, (truth) => {
        const [one] = read(written(truth, form));
        expect(one?.opening).toEqual({ day: truth.openingDay, amount: truth.opening, is_final: true });
        expect(one?.closing).toEqual({ day: truth.closingDay, amount: closingOf(truth), is_final: true });
      }),
      { numRuns: 100 },
    );
  });

  it.each(FORMS)(
    'of %s that is cut or changed anywhere is read or refused with a place, never worse',
    (form) => {
      const damage = fc.record({
        truth: statement,
        at: fc.nat(),
        drop: fc.nat(40),
        put: fc.string({ maxLength: 6 }),
      });
      fc.assert(
        fc.property(damage, ({ truth, at, drop, put }) => {
          const text = written(truth, form);
          const place = at % text.length;
          for (const damaged of [
            text.slice(0, place),
            text.slice(0, place) + put + text.slice(place + drop),
          ]) {
            expect(outcomeOf(damaged)).toMatch(
              /^(?:read|statement_unreadable at \d+|statement_unreadable at null)$/,
            );
          }
        }),
        { numRuns: 300 },
      );
    },
  );

  it('gives every entry of a file a line with a day and an amount', () => {
    fc.assert(
      fc.property(statement, fc.constantFrom(...FORMS), (truth, form) => {
        const lines = read(written(truth, form)).flatMap((one) => one.lines);
        expect(lines).toHaveLength(truth.entries.length);
        expect(lines.every(({ booked_on, place }) => isCalendarDate(booked_on) && place > 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

function outcomeOf(text: string): string {
  try {
    read(text);
    return 'read';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.code} at ${String(error.extras.members?.['line'])}`;
  }
}
