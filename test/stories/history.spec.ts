import { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

interface HistoryEvent {
  readonly type: string;
  readonly sequence: number;
  readonly data: { readonly object: { readonly id: string } };
}

let service: TestService;
let tenant: Tenant;
let invoice: string;
let payment: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  invoice = await tenant.invoice();
  await tenant.invoice();
  await tenant.api.post(`/invoices/${invoice}/finalize`);
  const paid = await tenant.api.post(`/invoices/${invoice}/payments`, { amount: 19, method: 'cash' });
  payment = paid.body.id as string;
  await tenant.api.post(`/invoices/${invoice}/payments`, { method: 'cash' });
  await tenant.api.post(`/payments/${payment}/reverse`, {});
  await service.eventsNumbered();
});
afterAll(() => service.stop());

async function history(id: string, more = ''): Promise<HistoryEvent[]> {
  return (await tenant.api.get(`/events?object_id=${id}${more}`)).body.data as HistoryEvent[];
}

function typesOf(events: readonly HistoryEvent[]): string[] {
  return events.map(({ type }) => type);
}

describe('the history of one object', () => {
  it('has every event of an invoice, including those that others caused, and nothing else', async () => {
    const events = await history(invoice);
    expect(typesOf(events)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.partially_paid',
      'invoice.paid',
      'invoice.reopened',
    ]);
    expect(new Set(events.map(({ data }) => data.object.id))).toEqual(new Set([invoice]));
    expect(typesOf(await history(payment))).toEqual(['payment.created', 'payment.reversed']);
  });

  it('can be read backwards from its end', async () => {
    const newest = await tenant.api.get(`/events?object_id=${invoice}&order=desc&limit=2`);
    expect(typesOf(newest.body.data as HistoryEvent[])).toEqual(['invoice.reopened', 'invoice.paid']);
    expect(newest.body.has_more).toBe(true);
    const older = await history(invoice, `&order=desc&after=${newest.body.next_cursor}`);
    expect(typesOf(older)).toEqual(['invoice.partially_paid', 'invoice.finalized', 'invoice.created']);
  });

  it('continues after a number, and has only the requested types', async () => {
    const [first] = await history(invoice);
    expect(await history(invoice, `&after=${first?.sequence}`)).toHaveLength(4);
    const paid = await history(invoice, '&type=invoice.paid,payment.created');
    expect(typesOf(paid)).toEqual(['invoice.paid']);
  });

  it('shows of what the reader may not read the identifier alone, and has no gaps for anybody', async () => {
    const manager = await tenant.signIn();
    const made = await manager.post('/api-keys', { name: 'Feed', scopes: ['events:read', 'payments:read'] });
    await service.eventsNumbered();
    const reader = tenant.api.as(made.body.secret as string);
    const all = await manager.get('/events?limit=1000');
    const seen = (await reader.get('/events?limit=1000')).body.data as HistoryEvent[];
    expect(seen.map(({ sequence }) => sequence)).toEqual(seen.map((_event, index) => index + 1));
    expect(typesOf(seen)).toEqual(typesOf(all.body.data as HistoryEvent[]));
    for (const [index, event] of seen.entries()) {
      const full = (all.body.data as (HistoryEvent & { id: string })[])[index];
      const isReadable = event.type.startsWith('payment.');
      expect(event.data).toEqual(isReadable ? full?.data : { object: { id: full?.data.object.id } });
      if (!isReadable) expect((await reader.get(`/events/${full?.id}`)).body.data).toEqual(event.data);
    }
    expect(seen.some(({ type }) => type === 'api_key.created')).toBe(true);
    expect(
      typesOf((await reader.get(`/events?object_id=${invoice}`)).body.data as HistoryEvent[]),
    ).toHaveLength(5);
  });

  it('is empty for what does not exist here: another organization’s, another kind, nobody’s', async () => {
    const stranger = await Tenant.create(service, 'stranger');
    const theirs = await stranger.customer();
    await service.eventsNumbered();
    expect((await stranger.api.get(`/events?object_id=${theirs}`)).body.data).toHaveLength(1);
    expect((await stranger.api.get(`/events?object_id=${invoice}`)).body).toEqual({
      data: [],
      has_more: false,
      next_cursor: null,
    });
    expect(await history(theirs)).toEqual([]);
    expect(await history(invoice.replace('inv_', 'pay_'))).toEqual([]);
    expect(await history('inv_01h455vb4pex5vsknk084sn02q')).toEqual([]);
  });

  it.each(['', 'inv', 'inv_1', 'xyz_01h455vb4pex5vsknk084sn02q', '01890a5d-ac96-774b-bcce-b302099a8057'])(
    'is refused for a malformed identifier: %j',
    async (id) => {
      const answer = await tenant.api.get(`/events?object_id=${id}&limit=0`);
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_parameter']);
      expect(answer.body.errors).toMatchObject([{ pointer: 'object_id' }, { pointer: 'limit' }]);
    },
  );
});
