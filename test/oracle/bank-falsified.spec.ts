import { Problem } from '../../src/kernel/problems/problem.js';
import { balanced } from '../../src/modules/bank/bank-statements/domain/balance.js';
import { readFile } from '../../src/modules/bank/bank-statements/files/read-file.js';
import { closingOf, written, type Form, type TrueEntry, type TrueStatement } from '../support/bank-corpus.js';
import { withBalanceOf } from '../support/bank-falsified.js';
import { IBAN } from '../support/bank-year.js';
import { Dice } from './random-documents.js';

/** More with BANK_FILES=10000, which prints how many were refused. */
const FILES = Number(process.env['BANK_FILES'] ?? 1_000);

const FORMS = ['camt053.02', 'camt053.08', 'mt940'] as const satisfies readonly Form[];

const WAYS = ['more', 'less', 'dropped', 'doubled'] as const;

const dice = new Dice(53);

function randomEntry(at: number): TrueEntry {
  const size = dice.digits(7) + 1n;
  return {
    day: `2026-03-${String(1 + at).padStart(2, '0')}`,
    amount: dice.roll(2) === 0 ? size : -size,
    name: `Payer ${dice.roll(9)}`,
    iban: 'DE75512108001245126199',
    text: dice.roll(3) === 0 ? 'Fee' : `Invoice ${dice.roll(900)}`,
    endToEnd: `E2E${dice.roll(100_000)}`,
    bankReference: `BANK${dice.roll(100_000)}`,
  };
}

function randomStatement(): TrueStatement {
  const entries = Array.from({ length: 1 + dice.roll(12) }, (_none, at) => randomEntry(at));
  const around = { iban: IBAN, currency: 'EUR', number: 1 + dice.roll(999) } as const;
  const opening = dice.roll(2) === 0 ? dice.digits(7) : -dice.digits(7);
  return { ...around, openingDay: '2026-02-28', opening, closingDay: '2026-03-31', entries };
}

/** One entry with another amount, left out, or there twice. */
function falsified(entry: TrueEntry, way: (typeof WAYS)[number]): TrueEntry[] {
  if (way === 'dropped') return [];
  if (way === 'doubled') return [entry, entry];
  const cent = way === 'more' ? 1n : -1n;
  // A line of nothing is none that a bank would write.
  return [{ ...entry, amount: entry.amount + cent === 0n ? entry.amount - cent : entry.amount + cent }];
}

function outcomeOf(text: string): string {
  try {
    for (const statement of readFile(Buffer.from(text), { currency: 'EUR', csv_mapping: null }))
      balanced(statement, false);
    return 'taken';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

describe('a statement of which anybody has changed one line', () => {
  it('is refused each time, and taken as it was', () => {
    const outcomes = new Map<string, number>();
    const count = (outcome: string): void => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    for (let index = 0; index < FILES; index += 1) {
      const [truth, form] = [randomStatement(), FORMS[index % FORMS.length] ?? 'mt940'];
      const right = written(truth, form);
      if (index % 50 === 0) expect([form, outcomeOf(right)]).toEqual([form, 'taken']);
      const at = dice.roll(truth.entries.length);
      const changed = falsified(truth.entries[at] as TrueEntry, dice.one(WAYS));
      const wrong = { ...truth, entries: truth.entries.toSpliced(at, 1, ...changed) };
      expect(closingOf(wrong)).not.toBe(closingOf(truth));
      count(outcomeOf(withBalanceOf(right, written(wrong, form), form)));
    }
    if (process.env['BANK_FILES'] !== undefined)
      process.stdout.write(`${JSON.stringify(Object.fromEntries(outcomes))}\n`);
    expect([...outcomes]).toEqual([['statement_does_not_add_up', FILES]]);
  });
});
