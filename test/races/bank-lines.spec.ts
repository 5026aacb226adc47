import { bankEntries } from '../support/bank-line.js';
import { TestService } from '../support/test-service.js';

/** More with BANK_PAIRS=1000. */
const PAIRS = Number(process.env['BANK_PAIRS'] ?? 100);
/** So many pairs are under way at once. */
const AT_ONCE = 20;

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('two people who accept the same line at once', () => {
  it('are one payment each time, and one of them is told', async () => {
    const { api } = service.owner;
    const customer_id = await service.owner.customer();
    for (let done = 0; done < PAIRS; done += AT_ONCE) {
      const told = Array.from({ length: AT_ONCE }, (_none, at) => ({ amount: 1 + done + at }));
      const lines = await bankEntries(api, told);
      const pairs = await Promise.all(
        lines.map(async ({ id, amount, version }) => {
          const outcomes = [{ kind: 'payment', amount, customer_id }];
          // Half of them say which version they have seen.
          const seen = { 'if-match': `"v${String(version)}"` };
          const headers: Record<string, string> = Number(amount) % 2 === 0 ? seen : {};
          const accept = () => api.post(`/bank-lines/${String(id)}/match`, { outcomes }, { headers });
          const answers = await Promise.all([accept(), accept()]);
          const { body } = await api.get(`/bank-lines/${String(id)}/matches`);
          return { statuses: answers.map(({ status }) => status).toSorted(), count: body.data.length };
        }),
      );
      const seen = pairs.map(({ statuses, count }) => `${statuses.join(' ')}: ${String(count)}`);
      expect(new Set(seen)).toEqual(new Set(['200 409: 1', '200 412: 1']));
    }
    const { rows } = await service.database.admin.query('SELECT count(*)::integer AS n FROM payments');
    expect(rows).toEqual([{ n: PAIRS }]);
  });
});
