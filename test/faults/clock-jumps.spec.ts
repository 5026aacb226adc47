import { TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('a clock that runs ahead for a moment', () => {
  it('does not let a request run a second time under its key', async () => {
    const options = { headers: { 'idempotency-key': 'once' } };
    const first = await service.owner.api.post('/customers', { name: 'Once' }, options);
    service.clock.jumps('400 days');
    const again = await service.owner.api.post('/customers', { name: 'Once' }, options);
    service.clock.jumps('-400 days');
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
  });

  it('dates no document: issuing is refused until the clocks agree', async () => {
    const id = await service.owner.invoice();
    service.clock.jumps('400 days');
    const refused = await service.owner.api.post(`/invoices/${id}/finalize`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(refused.body.detail).toContain('clocks');
    service.clock.jumps('-400 days');
    const issued = await service.owner.api.post(`/invoices/${id}/finalize`);
    expect(issued.body).toMatchObject({ status: 'open', issue_date: '2026-11-21' });
  });

  it('deletes no stored answer, even if a node starts at that moment', async () => {
    service.clock.jumps('400 days');
    const node = await TestService.start({ sharing: service });
    expect(node.logLines.join()).toContain('clocks of service and database differ');
    await node.stop();
    service.clock.jumps('-400 days');
    const { rows } = await service.database.admin.query('SELECT count(*)::int AS kept FROM idempotency_keys');
    expect(rows).toEqual([{ kept: 1 }]);
  });
});

describe('a document that is dated after today', () => {
  it('is reported at the start, because no document can be dated before it any more', async () => {
    const { admin } = service.database;
    const date = async (day: string): Promise<string> => {
      await admin.query('UPDATE number_series SET last_issue_date = $1 WHERE documents > 0', [day]);
      const node = await TestService.start({ sharing: service });
      await node.stop();
      return node.logLines.join('\n');
    };
    expect(await date('2026-11-21')).not.toContain('a document is dated after today');
    expect(await date('2027-12-27')).toContain('a document is dated after today');
  });
});
