import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
  customer_id = await tenant.customer({ name: 'Überweisung Söhne', email: 'bank@soehne.example' });
});
afterAll(() => service.stop());

async function found(list: string, query: string): Promise<string[]> {
  const { status, body } = await api.get(`/${list}?${query}`);
  expect(status).toBe(200);
  return body.data.map(({ id }: { id: string }) => id) as string[];
}

describe('a payment', () => {
  it('is found by what a bank statement says', async () => {
    const record = async (fields: object): Promise<string> => {
      const { body } = await api.post('/payments', { customer_id, amount: 50, method: 'cash', ...fields });
      return body.id as string;
    };
    const referenced = await record({ reference: 'RF18 5390 Miete', metadata: { bank: 'GLS' } });
    const yen = await record({ currency: 'JPY', amount: 7000 });
    const reversed = await record({ amount: 70.5 });
    await api.post(`/payments/${reversed}/reverse`);
    expect(await found('payments', 'reference=RF18%205390%20Miete')).toEqual([referenced]);
    expect(await found('payments', 'reference=RF18')).toEqual([]);
    expect(await found('payments', 'q=miete%20rf18')).toEqual([referenced]);
    expect(await found('payments', 'q=soehne')).toHaveLength(3);
    expect(await found('payments', 'metadata[bank]=GLS')).toEqual([referenced]);
    expect(await found('payments', 'currency=JPY')).toEqual([yen]);
    expect(await found('payments', 'currency=EUR&amount[gt]=50')).toEqual([reversed]);
    expect(await found('payments', 'status=reversed')).toEqual([reversed]);
    expect(await found('payments', 'status=recorded')).toEqual([yen, referenced]);
    await api.patch(`/payments/${referenced}`, { reference: 'Kaution' });
    expect([await found('payments', 'q=miete'), await found('payments', 'q=kaution')]).toEqual([
      [],
      [referenced],
    ]);
    expect((await api.get('/payments?status=void')).body.code).toBe('invalid_parameter');
    expect((await api.get('/payments?amount[gt]=50')).body.code).toBe('invalid_parameter');
  });
});

describe('a credit note', () => {
  it('is found by its number, its invoice, its customer, its state and its metadata', async () => {
    const note = async (
      fields: object = {},
    ): Promise<{ id: string; number: string; invoice_number: string }> => {
      const invoice = await tenant.issuedInvoice({ customer_id });
      return (await api.post(`/invoices/${invoice}/credit-notes`, { reason: 'other', ...fields }))
        .body as never;
    };
    const [first, second] = [await note({ metadata: { ticket: '7' } }), await note()];
    await api.post(`/credit-notes/${second.id}/void`);
    expect(await found('credit-notes', 'status=void')).toEqual([second.id]);
    expect(await found('credit-notes', 'status=issued')).toEqual([first.id]);
    expect(await found('credit-notes', 'metadata[ticket]=7')).toEqual([first.id]);
    expect(await found('credit-notes', `q=${first.number.toLowerCase()}`)).toEqual([first.id]);
    expect(await found('credit-notes', `q=${second.invoice_number}`)).toEqual([second.id]);
    expect(await found('credit-notes', 'q=sohne')).toEqual([second.id, first.id]);
    expect(await found('credit-notes', 'currency=EUR&total[lte]=119')).toEqual([second.id, first.id]);
    expect(await found('credit-notes', 'currency=JPY')).toEqual([]);
  });

  it('says in a list what may be done with it, as by itself', async () => {
    const owner = await tenant.customer({ name: 'Actions' });
    const credited = async (): Promise<string> => {
      const invoice = await tenant.issuedInvoice({ customer_id: owner });
      await api.post(`/invoices/${invoice}/payments`, { method: 'cash' });
      return (await api.post(`/invoices/${invoice}/credit-notes`, { reason: 'other' })).body.id as string;
    };
    const [used, , refunded, voided] = [
      await credited(),
      await credited(),
      await credited(),
      await credited(),
    ];
    const next = await tenant.issuedInvoice({ customer_id: owner });
    await api.post(`/credit-notes/${used}/allocate`, { allocations: [{ invoice_id: next, amount: 19 }] });
    await api.post(`/credit-notes/${refunded}/mark-refunded`);
    await api.post(`/credit-notes/${voided}/void`);
    const wrong = await tenant.issuedInvoice({ customer_id: owner });
    await api.post(`/invoices/${wrong}/payments`, { method: 'cash' });
    await api.post(`/invoices/${wrong}/correct`, {
      customer_id: owner,
      items: [{ product_id: await tenant.product(), quantity: 1, price: 1 }],
      tax_rate: 19,
    });
    const { data } = (await api.get(`/credit-notes?customer_id=${owner}`)).body;
    expect(data).toHaveLength(5);
    for (const { id, available_actions } of data as { id: string; available_actions: string[] }[]) {
      expect([id, available_actions]).toEqual([
        id,
        (await api.get(`/credit-notes/${id}`)).body.available_actions,
      ]);
    }
    const actions = data.map((one: { available_actions: string[] }) => one.available_actions.join());
    expect(actions).toEqual([
      'allocate,mark_refunded,send',
      '',
      'send',
      'allocate,mark_refunded,void,send',
      'allocate,mark_refunded,send',
    ]);
  });
});

describe('the lists of an invoice', () => {
  it('have its payments and its credit notes, and page on', async () => {
    const id = await tenant.issuedInvoice({ customer_id });
    await api.post(`/invoices/${await tenant.issuedInvoice({ customer_id })}/payments`, { method: 'cash' });
    const first = await api.post(`/invoices/${id}/payments`, { amount: 19, method: 'cash' });
    const second = await api.post(`/invoices/${id}/payments`, { amount: 20, method: 'cash' });
    const note = await api.post(`/invoices/${id}/credit-notes`, { reason: 'other' });
    expect(await found(`invoices/${id}/payments`, '')).toEqual([second.body.id, first.body.id]);
    const page = await api.get(`/invoices/${id}/payments?limit=1&sort=created_at`);
    expect(page.headers.get('link')).toContain(`/api/invoices/${id}/payments?`);
    const rest = `limit=1&sort=created_at&cursor=${page.body.next_cursor as string}`;
    expect(await found(`invoices/${id}/payments`, rest)).toEqual([second.body.id]);
    expect(await found(`invoices/${id}/credit-notes`, 'status=issued')).toEqual([note.body.id]);
    expect(await found(`invoices/${id}/credit-notes`, 'status=void')).toEqual([]);
  });

  it('are not there for an invoice that is not', async () => {
    for (const list of ['payments', 'credit-notes']) {
      const { body } = await api.get(`/invoices/inv_01h455vb4pex5vsknk084sn02q/${list}`);
      expect(body.code).toBe('not_found');
      const refused = await api.get(`/invoices/inv_01h455vb4pex5vsknk084sn02q/${list}?invoice_id=inv_1`);
      expect(refused.body.code).toBe('unknown_parameter');
    }
  });
});

describe('an invoice', () => {
  it('is found by its reference and by how far it is settled', async () => {
    const invoice = (fields: object = {}): Promise<string> =>
      tenant.issuedInvoice({ customer_id, ...fields });
    const [part, paid, open] = [await invoice({ reference: 'PO 4711' }), await invoice(), await invoice()];
    await api.post(`/invoices/${part}/payments`, { amount: 1, method: 'cash' });
    await api.post(`/invoices/${paid}/payments`, { method: 'cash' });
    expect(await found('invoices', 'reference=PO%204711')).toEqual([part]);
    expect(await found('invoices', 'reference=PO')).toEqual([]);
    expect(await found('invoices', 'payment_status=partially_paid')).toContain(part);
    expect(await found('invoices', `payment_status=paid&customer_id=${customer_id}`)).toContain(paid);
    expect(await found('invoices', 'payment_status=unpaid')).toContain(open);
    const { data } = (await api.get('/invoices?limit=100')).body;
    for (const payment_status of ['unpaid', 'partially_paid', 'paid']) {
      const shown = data.filter((one: { payment_status: string }) => one.payment_status === payment_status);
      expect(await found('invoices', `limit=100&payment_status=${payment_status}`)).toEqual(
        shown.map(({ id }: { id: string }) => id),
      );
    }
  });
});
