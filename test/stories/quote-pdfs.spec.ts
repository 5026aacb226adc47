import { placedTexts } from '../documents/rendering/support/placed-texts.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';
import { joined } from './people/people.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer_id: string;
let product_id: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  service.clock.set('2027-01-15T10:00:00Z');
  tenant = await service.newTenant('quote-pdfs');
  ({ api } = tenant);
  customer_id = await tenant.customer({ name: 'Ada GmbH', locale: 'de' });
  product_id = await tenant.product({ name: 'Hosting' });
});
afterAll(() => service.stop());

type Quote = Record<string, any>;

async function draft(fields: object = {}): Promise<Quote> {
  const { status, body } = await api.post('/quotes', {
    customer_id,
    items: [
      { product_id, quantity: 1, price: 100 },
      { product_id, quantity: 2, price: 25, optional: true },
      { product_id, quantity: 1, price: 7, tax_rate: 7, group: 'Farbe' },
      { product_id, quantity: 1, price: 9, tax_rate: 7, group: 'Farbe' },
    ],
    tax_rate: 19,
    message: 'Vielen Dank.',
    terms: 'Erstens: zahlbar sofort.\n\nZweitens: nichts.',
    ...fields,
  });
  expect([status, body.errors ?? []]).toEqual([201, []]);
  return body as Quote;
}

async function issued(fields: object = {}): Promise<Quote> {
  const { id } = await draft(fields);
  const { status, body } = await api.post(`/quotes/${String(id)}/issue`);
  expect(status).toBe(200);
  return body as Quote;
}

function printed({ id }: Quote, by = api): Promise<ApiAnswer> {
  return by.get(`/quotes/${String(id)}/pdf`);
}

/** What is read in it, without blanks: lines break anywhere. */
async function textOf({ id }: Quote): Promise<string> {
  const response = await fetch(`${service.url}/api/quotes/${String(id)}/pdf`, {
    headers: { authorization: `Bearer ${String(api.token)}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { texts } = placedTexts(new Uint8Array(await response.arrayBuffer()));
  return words(texts.map(({ text }) => text).join(''));
}

const words = (text: string): string => text.replace(/\s/g, '');

describe('the PDF of a quote', () => {
  it('says what was offered, what is chosen, until when, and on which terms', async () => {
    const text = await textOf(await issued());
    for (const said of [
      'Angebot',
      'QT-2027-00001',
      'Gültig bis',
      '14.02.2027',
      'Optional, nicht in der Summe enthalten',
      'Auswahl Farbe: in der Summe enthalten',
      'Auswahl Farbe: Alternative, nicht in der Summe enthalten',
      '126,49',
      'Vielen Dank.',
      'Bedingungen',
      'Erstens: zahlbar sofort.',
    ]) {
      expect([said, text.includes(words(said))]).toEqual([said, true]);
    }
    expect(text).not.toContain('Rechnung');
    expect(text).not.toContain('Zahlung');
  });

  it('stays the same when it is accepted, extended or revised, and its customer is renamed', async () => {
    const quote = await issued();
    const first = await printed(quote);
    const path = `/quotes/${String(quote['id'])}`;
    await api.post(`${path}/extend`, { valid_until: '2027-06-30' });
    await api.patch(`/customers/${customer_id}`, { name: 'Eva GmbH' });
    const items = [{ quote_item_id: quote['items'][1].id as string }];
    const accepted = await api.post(`${path}/accept`, { name: 'Ada', channel: 'phone', items });
    expect(accepted.status).toBe(200);
    service.clock.passes('1 day');
    expect((await printed(quote)).headers.get('etag')).toBe(first.headers.get('etag'));
    expect(first.headers.get('content-disposition')).toContain('QT-2027-00001.pdf');
  });

  it('previews a draft as it would be issued today, and stores nothing', async () => {
    const quote = await draft({ terms: undefined });
    const text = await textOf(quote);
    for (const said of ['Angebot', '15.01.2027', '14.02.2027']) expect(text).toContain(said);
    for (const unsaid of ['QT-2027', 'Bedingungen']) expect(text).not.toContain(unsaid);
    expect((await api.get(`/quotes/${String(quote['id'])}`)).body).toEqual(quote);
    expect((await printed(quote)).headers.get('content-disposition')).toContain('quote-draft.pdf');
  });

  it('sums prices with tax of the lines that hold', async () => {
    const items = [
      { product_id, quantity: 1, price: 119 },
      { product_id, quantity: 1, price: 50, optional: true },
    ];
    const text = await textOf(await issued({ items, prices_include_tax: true, discounts: [{ amount: 19 }] }));
    for (const said of ['119,00', '50,00', '100,00']) expect(text).toContain(said);
    expect(text).not.toContain('169,00');
  });

  it('is not there for another organization', async () => {
    const quote = await issued();
    const stranger = await service.newTenant('strangers');
    expect((await printed(quote, stranger.api)).status).toBe(404);
  });

  it('is kept of an erased customer for those who audit', async () => {
    const owner = await service.owner.signIn();
    const customer = await service.owner.customer({ name: 'Ada' });
    const product = await service.owner.product();
    const { body } = await owner.post('/quotes', {
      customer_id: customer,
      items: [{ product_id: product, quantity: 1, price: 1 }],
      tax_rate: 19,
    });
    const path = `/quotes/${String(body.id)}`;
    const unsold = await owner.post('/quotes', {
      customer_id: customer,
      items: [{ product_id: product, quantity: 1, price: 1 }],
      tax_rate: 19,
    });
    expect((await owner.post(`${path}/issue`)).status).toBe(200);
    const asked = { reason: 'requested', dry_run: false };
    const viewer = { email: 'viewer@example.com', role: 'viewer' };
    const { session } = await joined(service, owner, viewer);
    expect((await session.get(`${path}/pdf`)).status).toBe(200);
    expect((await owner.post(`/customers/${customer}/erase`, asked)).status).toBe(200);
    expect((await owner.get(`${path}/pdf`)).status).toBe(200);
    const refused = await session.get(`${path}/pdf`);
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'The customer was erased: only owners, admins and auditors may read the original.',
    ]);
    const gone = await owner.get(`/quotes/${String(unsold.body.id)}/pdf`);
    expect([gone.status, gone.body.code]).toEqual([409, 'invalid_state_transition']);
  });
});
