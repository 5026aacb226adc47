import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** What people type into a search: the end of a number, an amount, a name as their keyboard writes it. */

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

async function found(list: string, q: string): Promise<string[]> {
  const { status, body } = await api.get(`/${list}?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body.data.map(({ id }: { id: string }) => id) as string[];
}

async function issued(fields: object = {}): Promise<{ id: string; number: string }> {
  const product_id = await tenant.product();
  const body = {
    customer_id: await tenant.customer({ name: 'Anyone' }),
    items: [{ product_id, quantity: 1, price: 17.35 }],
    tax_rate: 0,
    finalize: true,
    ...fields,
  };
  const answer = await api.post('/invoices', body);
  expect(answer.status).toBe(201);
  return answer.body as { id: string; number: string };
}

describe('an invoice', () => {
  it('is found by the end of its number, as people say it', async () => {
    const wanted = await issued();
    await issued();
    const end = wanted.number.slice(-5);
    expect(await found('invoices', end)).toEqual([wanted.id]);
    expect(await found('invoices', end.slice(-2))).toContain(wanted.id);
    expect(await found('invoices', wanted.number.slice(3).toLowerCase())).toEqual([wanted.id]);
    // One digit ends every tenth number.
    expect(await found('invoices', wanted.number.slice(-1))).toEqual([]);
    expect(await found('invoices', `0${end}`)).toEqual([]);
  });

  it('is found by its total, however that is written, in any currency', async () => {
    const product_id = await tenant.product();
    const items = (price: number): object[] => [{ product_id, quantity: 1, price }];
    const euros = await issued({ items: items(1_234.5) });
    const yen = await issued({ currency: 'JPY', items: items(98_765) });
    const dinars = await issued({ currency: 'KWD', items: items(98_765.125) });
    for (const typed of ['1234.5', '1,234.50', '1.234,50', '€ 1.234,50', "1'234.50"])
      expect([typed, await found('invoices', typed)]).toEqual([typed, [euros.id]]);
    expect(await found('invoices', '98765')).toEqual([yen.id]);
    expect(await found('invoices', '98,765.125')).toEqual([dinars.id]);
    expect(await found('invoices', '1234.51')).toEqual([]);
  });

  it('of another organization is not found', async () => {
    const foreign = await service.newTenant('foreign');
    const { number } = await issued({ reference: '字节跳动' });
    for (const q of [number.slice(-5), '17.35', '跳动']) {
      const { body } = await foreign.api.get(`/invoices?q=${encodeURIComponent(q)}`);
      expect([q, body.data]).toEqual([q, []]);
    }
  });
});

describe('a credit note', () => {
  it('is found by the end of its number and by its total', async () => {
    const product_id = await tenant.product();
    const { id } = await issued({ items: [{ product_id, quantity: 1, price: 777.7 }] });
    const note = (await api.post(`/invoices/${id}/credit-notes`, { reason: 'other' })).body as never as {
      id: string;
      number: string;
    };
    expect(await found('credit-notes', note.number.slice(-5))).toEqual([note.id]);
    expect(await found('credit-notes', '777,70')).toEqual([note.id]);
    expect(await found('credit-notes', '777.7')).toEqual([note.id]);
  });
});

describe('a payment', () => {
  it('is found by its amount', async () => {
    const customer_id = await tenant.customer({ name: 'Payer' });
    const { body } = await api.post('/payments', { customer_id, amount: 4_321.09, method: 'cash' });
    expect(await found('payments', '4.321,09')).toEqual([body.id]);
  });
});

describe('a quote', () => {
  it('is found by the end of its number and by its total', async () => {
    const items = [{ product_id: await tenant.product(), quantity: 1, price: 5_555.55 }];
    const customer_id = await tenant.customer({ name: 'Somebody' });
    const { body: draft } = await api.post('/quotes', { customer_id, items, tax_rate: 0 });
    expect(await found('quotes', '5555.55')).toEqual([draft.id]);
    const { body: quote } = await api.post(`/quotes/${draft.id}/issue`);
    expect(await found('quotes', String(quote.number).slice(-4))).toEqual([draft.id]);
  });
});

describe('a customer', () => {
  it('is found by any part of a name in a script without blanks', async () => {
    const chinese = await tenant.customer({ name: '北京字节跳动科技有限公司' });
    const japanese = await tenant.customer({ name: 'トヨタ自動車株式会社' });
    const korean = await tenant.customer({ name: '삼성전자 주식회사' });
    const thai = await tenant.customer({ name: 'บริษัทกรุงเทพจำกัด' });
    const products = await tenant.product({ name: '高级会计软件' });
    for (const q of ['字节', '跳动科技', '公司', '北京'])
      expect(await found('customers', q)).toEqual([chinese]);
    expect(await found('customers', '自動車')).toEqual([japanese]);
    expect([await found('customers', '전자'), await found('customers', '주식')]).toEqual([
      [korean],
      [korean],
    ]);
    expect(await found('customers', 'กรุงเทพ')).toEqual([thai]);
    expect(await found('products', '会计')).toEqual([products]);
    expect(await found('customers', '字动')).toEqual([]);
  });

  it('is found by either spelling of an umlaut', async () => {
    const plain = await tenant.customer({ name: 'Müller Bürobedarf' });
    const spelled = await tenant.customer({ name: 'Mueller Buerobedarf' });
    for (const q of ['Müller', 'mueller', 'MUELLER büro'])
      expect([q, (await found('customers', q)).sort()]).toEqual([q, [plain, spelled].sort()]);
    expect(await found('customers', 'muller')).toEqual([plain]);
    const danish = await tenant.customer({ name: 'Sørensen Århus' });
    expect(await found('customers', 'soerensen aarhus')).toEqual([danish]);
  });

  it('is no longer found by a former name', async () => {
    const id = await tenant.customer({ name: '上海旧名称' });
    await api.patch(`/customers/${id}`, { name: '上海新名称' });
    expect([await found('customers', '旧名'), await found('customers', '新名')]).toEqual([[], [id]]);
  });
});
