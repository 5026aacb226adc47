import { type ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';

let service: TestService;
let api: ApiClient;
let manager: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
  manager = await service.owner.signIn();
});
afterAll(() => service.stop());

const organization = {
  name: 'Muster',
  legal_name: 'Muster GmbH',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
  address: { line1: 'Werkstr. 1', line3: 'Tor C', city: 'Berlin', postal_code: '10115', country: 'DE' },
  bank_details: { iban: 'DE89370400440532013000', creditor_id: 'DE98ZZZ09999999999' },
};

const said = {
  identifiers: [{ scheme: '0088', value: '4000001123452' }],
  legal_registration: { value: 'HRB 1234 B' },
  legal_info: 'Managing director: Ada Muster',
  electronic_address: { scheme: '0088', value: '4000001123452' },
  contact: { name: 'Ada Muster', phone: '+49 30 1234567', email: 'ada@muster.example' },
  tax_representative: { name: 'Fiscal AG', tax_id: 'DE123456789', address: { country: 'DE' } },
};

const customer = {
  name: 'Stadt Köln',
  trading_name: 'Kämmerei',
  identifiers: [{ value: '4711' }],
  legal_registration: { scheme: '0204', value: '991-01234-44' },
  electronic_address: { scheme: '0204', value: '05315-12345-44' },
  buyer_reference: '05315-12345-44',
  buyer_accounting_reference: 'KST 1',
  document_format: 'xrechnung_ubl',
  locale: 'de-DE',
  contacts: [
    { name: 'Chef', receives_invoices: false },
    { name: 'Bert', phone: '+49 221 1', email: 'bert@koeln.example', receives_invoices: true },
  ],
};

describe('parties of electronic invoices', () => {
  it('keep what they say, and null takes it away', async () => {
    const kept = await manager.put('/organization', { ...organization, ...said });
    expect(kept.body).toMatchObject({ ...organization, ...said });
    const { body } = await api.post('/customers', customer);
    expect(body).toMatchObject(customer);
    const patched = await api.patch(`/customers/${body.id}`, { document_format: null, identifiers: null });
    expect(patched.body).toMatchObject({
      document_format: null,
      identifiers: null,
      trading_name: 'Kämmerei',
    });
    const emptied = await manager.put('/organization', organization);
    expect(emptied.body).toMatchObject({ legal_info: null, contact: null, tax_representative: null });
  });

  it('are frozen on issue, on invoice and credit note', async () => {
    await manager.put('/organization', { ...organization, ...said });
    const { body: buyer } = await api.post('/customers', customer);
    const id = await service.owner.invoice({ customer_id: buyer.id, finalize: true });
    await manager.put('/organization', organization);
    await api.patch(`/customers/${buyer.id}`, { buyer_reference: null, contacts: null });
    const { body } = await api.get(`/invoices/${id}`);
    expect(body.seller).toMatchObject({ name: 'Muster GmbH', trading_name: 'Muster', ...said });
    const { name: _name, contacts: _contacts, ...frozen } = customer;
    const contact = { name: 'Bert', phone: '+49 221 1', email: 'bert@koeln.example' };
    expect(body.buyer).toMatchObject({ name: 'Stadt Köln', ...frozen, contact });
    const { body: note } = await api.post(`/invoices/${id}/credit-notes`, { reason: 'other' });
    expect([note.seller, note.buyer]).toEqual([body.seller, body.buyer]);
  });

  it('say on documents only what they have said', async () => {
    await manager.put('/organization', { name: 'Muster', currency: 'EUR', time_zone: 'UTC' });
    const { body } = await api.get(`/invoices/${await service.owner.invoice({ finalize: true })}`);
    expect(body.seller).not.toHaveProperty('trading_name');
    expect(body.seller).not.toHaveProperty('contact');
    expect(body.buyer).not.toHaveProperty('contact');
  });
});
