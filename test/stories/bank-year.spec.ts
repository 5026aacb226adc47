import fc from 'fast-check';
import type { ApiClient } from '../support/api-client.js';
import { written, type Form } from '../support/bank-corpus.js';
import { withBalanceOf } from '../support/bank-falsified.js';
import { bankAccount, importFile as sent, linesOf as listed } from '../support/bank-files.js';
import { slice, YEAR } from '../support/bank-year.js';
import { TestService } from '../support/test-service.js';

/** More with BANK_YEARS=10. */
const RUNS = Number(process.env['BANK_YEARS'] ?? 2);

let service: TestService;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
});
afterAll(() => service.stop());

const account = (more?: object) => bankAccount(api, more);
const importFile = (bac: string, text: string, more: object = {}) => sent(api, bac, { ...more, text });
const linesOf = (bac: string) => listed(api, bac);

describe('one year', () => {
  it('is there once, in whatever form, overlap and order its files come', async () => {
    const forms: Form[] = ['camt053.02', 'camt053.08', 'camt052', 'mt940', 'csv'];
    const files = fc.shuffledSubarray(
      Array.from({ length: 18 }, (_none, at) => at),
      { minLength: 18 },
    );
    const plan = fc.record({
      order: files,
      lengths: fc.array(fc.integer({ min: 21, max: 60 }), { minLength: 18, maxLength: 18 }),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ order, lengths }) => {
        const bac = await account();
        for (const at of order) {
          const [from, form] = [at * 20, forms[(at + (lengths[0] ?? 0)) % forms.length] ?? 'csv'];
          const part = slice(from, Math.min(from + (lengths[at] ?? 21), 360));
          if (part.entries.length === 0) continue;
          const { status, body } = await importFile(bac, written(part, form));
          expect([status, body]).toEqual([200, expect.objectContaining({ dry_run: false })]);
        }
        const lines = await linesOf(bac);
        const key = (day: unknown, cents: number): string => `${String(day)} ${cents}`;
        expect(
          lines.map((line) => key(line['booked_on'], Math.round(Number(line['amount']) * 100))).sort(),
        ).toEqual(YEAR.map(({ day, amount }) => key(day, Number(amount))).sort());
        const { body } = await api.get(`/bank-accounts/${bac}/balances`);
        expect(body.data.filter(({ difference }: { difference: number }) => difference !== 0)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  }, 240_000);

  it('is refused when an amount is changed by a cent, or a line is left out or there twice', async () => {
    const bac = await account();
    const whole = slice(0, 90);
    for (const form of ['camt053.02', 'camt053.08', 'mt940'] as const) {
      for (const at of [0, 13, whole.entries.length - 1]) {
        const entry = whole.entries[at];
        if (entry === undefined) throw new Error('There is no such entry.');
        const changes = [[{ ...entry, amount: entry.amount + 1n }], [], [entry, entry]];
        for (const change of changes) {
          const right = written(whole, form);
          const entries = whole.entries.toSpliced(at, 1, ...change);
          const wrong = withBalanceOf(right, written({ ...whole, entries }, form), form);
          const { status, body } = await importFile(bac, wrong);
          expect([form, status, body.code]).toEqual([form, 422, 'statement_does_not_add_up']);
        }
      }
    }
    expect(await linesOf(bac)).toEqual([]);
  });
});
