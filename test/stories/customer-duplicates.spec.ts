import type { ApiClient } from '../support/api-client.js';
import { bankAccount } from '../support/bank-files.js';
import { bankEntries } from '../support/bank-line.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

type Json = Record<string, any>;

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

async function merge(id: string, into: string, dry_run = false): Promise<Json> {
  const { status, body } = await api.post(`/customers/${id}/merge`, { into, dry_run });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
}

describe('customers that may be the same', () => {
  it('are proposed by tax number, e-mail address, and name in the same town', async () => {
    const told = {
      name: 'Łódź Tools',
      email: 'Office@tools.example',
      tax_ids: [{ type: 'eu_vat', value: 'PL 526-000-12-46' }],
      billing_address: { line1: 'Piotrkowska 1', city: 'Łódź', country: 'PL' },
    };
    const id = await tenant.customer(told);
    const vat = await tenant.customer({ name: 'LT', tax_ids: [{ type: 'eu_vat', value: 'PL5260001246' }] });
    const mail = await tenant.customer({ name: 'Tools', email: 'office@TOOLS.example' });
    const name = await tenant.customer({
      name: 'lodz tools',
      billing_address: { line1: 'Zachodnia 2', city: 'LODZ', country: 'PL' },
    });
    const nowhere = await tenant.customer({ name: 'LODZ TOOLS' });
    await tenant.customer({
      name: 'Łódź Tools',
      billing_address: { line1: 'X', city: 'Kraków', country: 'PL' },
    });
    const { status, body } = await api.get(`/customers/${id}/duplicates`);
    expect(status).toBe(200);
    expect((body.data as Json[]).map((one) => [one['id'], one['reasons']])).toEqual([
      [vat, ['tax_id']],
      [mail, ['email']],
      [name, ['name_and_town']],
      [nowhere, ['name']],
    ]);
    await merge(vat, id);
    await api.delete(`/customers/${mail}`);
    const left = (await api.get(`/customers/${id}/duplicates`)).body.data as Json[];
    expect(left.map((one) => one['id'])).toEqual([name, nowhere]);
  });

  it('are proposed by the account that their money came from', async () => {
    const [id, other] = [await tenant.customer({ name: 'One' }), await tenant.customer({ name: 'Other' })];
    const account = await bankAccount(api);
    for (const customer_id of [id, other]) {
      const iban = 'DE02120300000000202051';
      const [line] = await bankEntries(api, [{ amount: 10, text: 'Paid', iban }], account);
      const outcomes = [{ kind: 'payment', customer_id, amount: 10 }];
      expect((await api.post(`/bank-lines/${String(line?.['id'])}/match`, { outcomes })).status).toBe(200);
    }
    const { data } = (await api.get(`/customers/${id}/duplicates`)).body as { data: Json[] };
    expect(data).toMatchObject([{ id: other, reasons: ['iban'] }]);
  });

  it('are none of another organization', async () => {
    const stranger = await service.newTenant('stranger');
    const told = { name: 'Only one', email: 'only@example.com' };
    const id = await tenant.customer(told);
    await stranger.customer(told);
    expect((await api.get(`/customers/${id}/duplicates`)).body).toEqual({ data: [] });
    expect((await stranger.api.get(`/customers/${id}/duplicates`)).status).toBe(404);
  });
});
