import { fromTypeId } from '../../src/kernel/ids/type-id.js';
import { DueRuns } from '../../src/modules/selling/recurring-invoices/runs/due-runs.service.js';
import { systemPrincipal } from '../../src/platform/contract/principal.js';
import { TestService } from '../support/test-service.js';

const WORKERS = 8;

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('workers that run the same recurring invoice at once', () => {
  it('make each invoice once, without a gap in the numbers', async () => {
    const { api } = service.owner;
    const items = [{ product_id: await service.owner.product(), quantity: 1, price: 10 }];
    const { body } = await api.post('/recurring-invoices', {
      name: 'Hosting',
      content: { customer_id: await service.owner.customer(), items, tax_rate: 19 },
      rule: { every: 1, unit: 'day' },
      action: 'finalize',
      start_on: '2026-11-22',
    });
    const me = await (await service.owner.signIn()).get('/auth/me');
    const organization = fromTypeId('org', me.body.organization.id as string) ?? '';
    service.clock.set('2026-12-11T12:00:00Z');
    const due = service.app.get(DueRuns);
    const id = fromTypeId('rec', body.id as string) ?? '';
    const byHand = Array.from({ length: 3 }, () =>
      api.post(`/recurring-invoices/${String(body.id)}/run-now`),
    );
    await Promise.all([
      ...Array.from({ length: WORKERS }, () => due.run(systemPrincipal(organization), id)),
      ...byHand,
    ]);
    await service.jobsRun();
    const extra = (await Promise.all(byHand)).filter(({ status }) => status === 200).length;
    const runs = (await api.get(`/recurring-invoices/${String(body.id)}/runs`)).body.data as Run[];
    // Who runs by hand may run dates ahead of time; none of them twice.
    expect(runs.length).toBeGreaterThanOrEqual(20);
    expect(runs.length).toBeLessThanOrEqual(20 + extra);
    expect(runs.map((run) => run.occurrence)).toEqual(runs.map((_run, index) => runs.length - index));
    const stored = await service.database.admin.query<{ number: string }>(
      `SELECT number FROM invoices WHERE recurring_invoice_id = $1 ORDER BY number`,
      [id],
    );
    expect(stored.rows.map(({ number }) => Number(number.slice(-5)))).toEqual(
      runs.map((_run, index) => index + 1),
    );
    expect(new Set(runs.map((run) => run.invoice_id)).size).toBe(runs.length);
  });
});

interface Run {
  readonly occurrence: number;
  readonly invoice_id: string;
}
