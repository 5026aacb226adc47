import { matched, type Proposal } from '../../src/modules/bank/bank-matches/domain/match.js';
import { Payers, type TrueLine } from '../support/bank-payers.js';
import { Dice } from './random-documents.js';

/** More with BANK_LINES=100000, which prints the figures. */
const LINES = Number(process.env['BANK_LINES'] ?? 2_500);

/** Whether a proposal settles just the invoices that the line really pays. */
function isRight({ outcomes }: Proposal, { pays }: TrueLine): boolean {
  const settled = outcomes.flatMap((outcome) =>
    outcome.kind === 'payment' ? outcome.allocations.map(({ invoice_id }) => invoice_id) : [],
  );
  return settled.toSorted().join(' ') === pays.toSorted().join(' ') && pays.length > 0;
}

describe('payers with habits and mistakes', () => {
  it('are told right whenever it is certain, mostly so, and else nearly always first', () => {
    const payers = new Payers(new Dice(39));
    const count = { payments: 0, certain: 0, proposed: 0, first: 0 };
    const wrong: unknown[] = [];
    for (let index = 0; index < LINES; index += 1) {
      const truth = payers.next();
      const [best] = matched(truth.line, truth.candidates).proposals;
      if (truth.pays.length > 0) count.payments += 1;
      if (best?.verdict === 'certain') {
        count.certain += 1;
        if (!isRight(best, truth)) wrong.push([truth.line, truth.pays, best]);
      }
      if (best === undefined || truth.pays.length === 0) continue;
      count.proposed += 1;
      if (isRight(best, truth)) count.first += 1;
    }
    const share = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;
    const figures = { certain: share(count.certain, LINES), first: share(count.first, count.proposed) };
    if (process.env['BANK_LINES'] !== undefined) process.stdout.write(`${JSON.stringify(figures)}\n`);
    expect(wrong).toEqual([]);
    expect(figures.certain).toBeGreaterThanOrEqual(70);
    expect(figures.first).toBeGreaterThanOrEqual(92);
    expect(share(count.proposed, count.payments)).toBeGreaterThanOrEqual(95);
  });
});
