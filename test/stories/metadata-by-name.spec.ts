import type { ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

/** A PATCH sets metadata name by name, whatever it is attached to: programs do not take one another's names away. */

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  api = tenant.api;
});
afterAll(() => service.stop());

const WRITTEN = { shop: '7', colour: 'red' };

/** Each with the address of one whose metadata are as written. */
const THINGS: Readonly<Record<string, () => Promise<string>>> = {
  'a customer': async () => `/customers/${await tenant.customer({ metadata: WRITTEN })}`,
  'a product': async () => `/products/${await tenant.product({ metadata: WRITTEN })}`,
  'a supplier': async () => {
    const { body } = await api.post('/suppliers', { name: 'Paper Mill', metadata: WRITTEN });
    return `/suppliers/${String(body['id'])}`;
  },
  'an issued invoice': async () => `/invoices/${await tenant.issuedInvoice({ metadata: WRITTEN })}`,
  'a credit note': async () => {
    const invoice = await tenant.issuedInvoice();
    const details = { reason: 'other', metadata: WRITTEN };
    const { body } = await api.post(`/invoices/${invoice}/credit-notes`, details);
    return `/credit-notes/${String(body['id'])}`;
  },
  'a payment': async () => {
    const customer_id = await tenant.customer();
    const details = { customer_id, amount: 10, method: 'cash', metadata: WRITTEN };
    const { body } = await api.post('/payments', details);
    return `/payments/${String(body['id'])}`;
  },
};

describe.each(Object.entries(THINGS))('the metadata of %s', (_what, made) => {
  const patched = async (address: string, metadata: unknown): Promise<unknown> =>
    (await api.patch(address, { metadata })).body['metadata'];

  it('keep what a change does not name, and lose what it says is null', async () => {
    const address = await made();
    expect(await patched(address, { order: '12' })).toEqual({ ...WRITTEN, order: '12' });
    expect(await patched(address, { colour: null, shop: '8' })).toEqual({ shop: '8', order: '12' });
    expect(await patched(address, {})).toEqual({ shop: '8', order: '12' });
    expect((await api.get(address)).body['metadata']).toEqual({ shop: '8', order: '12' });
    expect(await patched(address, null)).toEqual({});
  });

  it('never become more than fifty names, in however many steps', async () => {
    const address = await made();
    const names = (from: number, to: number): object =>
      Object.fromEntries(Array.from({ length: to - from }, (_none, at) => [`name ${from + at}`, 'x']));
    expect((await api.patch(address, { metadata: names(0, 48) })).status).toBe(200);
    const { status, body } = await api.patch(address, { metadata: names(48, 49) });
    expect([status, body['errors']]).toMatchObject([422, [{ pointer: '#/metadata', code: 'too_many' }]]);
    const swapped = await api.patch(address, { metadata: { shop: null, 'name 48': 'x' } });
    expect([swapped.status, Object.keys(swapped.body['metadata'] as object).length]).toEqual([200, 50]);
  });
});

it('are replaced by PUT, as everything is', async () => {
  const id = await tenant.customer({ metadata: WRITTEN });
  const { body } = await api.put(`/customers/${id}`, { name: 'Ada', metadata: { order: '12' } });
  expect(body['metadata']).toEqual({ order: '12' });
});

it('are found by the names they have now', async () => {
  const id = await tenant.customer({ metadata: { crm: 'old' } });
  await api.patch(`/customers/${id}`, { metadata: { crm: 'new' } });
  const found = async (value: string): Promise<unknown> =>
    (await api.get(`/customers?metadata[crm]=${value}`)).body['data'];
  expect([await found('old'), await found('new')]).toMatchObject([[], [{ id }]]);
});
