import { TestService } from '../support/test-service.js';
import type { ApiClient } from '../support/api-client.js';

let service: TestService;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  service.clock.set('2026-11-02T10:00:00Z');
  const tenant = await service.newTenant('certificates');
  ({ api } = tenant);
  customer_id = await tenant.customer();
  product_id = await tenant.product();
});
afterAll(() => service.stop());

const CERTIFICATE = { number: '2026/0815', date: '2027-02-15', amount: 150 };

/** Of 1,000 net, 15 % are withheld. */
async function issued(fields: object = {}): Promise<string> {
  const items = [{ product_id, quantity: 1, price: 1000 }];
  const withholdings = [{ name: 'IRPF', rate: 15 }];
  const body = { customer_id, items, tax_rate: 21, withholdings, finalize: true, ...fields };
  const { status, body: invoice } = await api.post('/invoices', body);
  expect([status, invoice.errors]).toEqual([201, undefined]);
  return invoice.id as string;
}

async function certify(id: string, certificates: unknown): Promise<Record<string, any>> {
  return (await api.patch(`/invoices/${id}`, { certificates })).body;
}

async function report(query = ''): Promise<object> {
  return (await api.get(`/reports/withholdings${query}`)).body;
}

async function listed(withholding: string): Promise<unknown[]> {
  const { body } = await api.get(`/invoices?withholding=${withholding}`);
  return (body.data as { id: string }[]).map(({ id }) => id);
}

describe('the certificate of what was withheld', () => {
  it('is recorded with the invoice and taken back', async () => {
    const id = await issued();
    expect(await certify(id, [CERTIFICATE])).toMatchObject({
      certificates: [CERTIFICATE],
      certified_amount: 150,
      amount_due: 1060,
    });
    expect(await certify(id, null)).toMatchObject({ certificates: [], certified_amount: 0 });
  });

  it('is seen in the report of the year and in lists of what has one and what has none', async () => {
    const [with_, without] = [await issued(), await issued()];
    await issued({ withholdings: [] });
    await certify(with_, [CERTIFICATE]);
    await api.post(`/invoices/${without}/credit-notes`, {
      reason: 'other',
      items: [{ tax_rate: 21, amount: 100, description: 'Part' }],
    });
    const sums = { invoices: 2, withheld: 300, credited: 15, certified: 150, uncertified: 135 };
    expect(await report()).toEqual({ year: '2026', data: [{ currency: 'EUR', ...sums }] });
    expect(await report('?year=2025')).toEqual({ year: '2025', data: [] });
    expect(await listed('certified')).toEqual([with_]);
    expect(await listed('uncertified')).toEqual([without]);
  });

  it('leaves report and lists with its invoice', async () => {
    const id = await issued();
    await api.post(`/invoices/${id}/void`);
    expect(await report()).toEqual({ year: '2026', data: [] });
    expect(await listed('uncertified')).toEqual([]);
  });

  it('confirms no more than is withheld, in the decimals of the currency, once by each number', async () => {
    const id = await issued();
    const errors = async (certificates: unknown): Promise<string[]> => {
      const { errors: all } = await certify(id, certificates);
      return all.map(({ pointer, code }: any) => `${pointer} ${code}`);
    };
    expect(await errors([{ ...CERTIFICATE, amount: 150.01 }])).toEqual(['#/certificates more_than_withheld']);
    expect(await errors([{ ...CERTIFICATE, amount: 0.001 }])).toEqual([
      '#/certificates/0/amount too_many_decimals',
    ]);
    expect(await errors([{ ...CERTIFICATE, amount: 0 }])).toEqual(['#/certificates/0/amount out_of_range']);
    const twice = { ...CERTIFICATE, amount: 75 };
    expect(await errors([twice, twice])).toEqual(['#/certificates/1/number duplicate']);
  });

  it('is not that of a draft, nor of an invoice that nobody withholds from', async () => {
    const draft = await issued({ finalize: false });
    expect((await certify(draft, [CERTIFICATE])).errors[0].code).toBe('not_allowed');
    const plain = await issued({ withholdings: [] });
    expect((await certify(plain, [CERTIFICATE])).errors[0].code).toBe('more_than_withheld');
  });

  it('is of a year that can be answered', async () => {
    const { status, body } = await api.get('/reports/withholdings?year=26');
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
  });
});
