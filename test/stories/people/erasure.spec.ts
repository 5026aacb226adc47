import { AnchorUpkeep } from '../../../src/modules/anchors/index.js';
import { ErasureUpkeep, personalData } from '../../../src/modules/privacy/index.js';
import { fromTypeId } from '../../../src/kernel/ids/type-id.js';
import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { placesOf } from '../../support/whole-database.js';

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  owner = await service.owner.signIn();
  const { body } = await owner.get('/organization');
  const address = { line1: 'Werkstr. 1', city: 'Berlin', postal_code: '10115', country: 'DE' };
  const { name, currency, time_zone } = body as Record<string, unknown>;
  const electronic = {
    tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
    bank_details: { iban: 'DE89370400440532013000' },
    electronic_address: { scheme: '9930', value: 'DE123456789' },
    contact: { name: 'Ada Muster', phone: '+49 30 1234567', email: 'ada@example.com' },
  };
  const details = { name, currency, time_zone, address, ...electronic };
  expect((await owner.put('/organization', details)).status).toBe(200);
});
afterAll(() => service.stop());

/** Stands in every value that the person has anywhere. */
const MARK = 'qvxmark';
const text = (of: string): string => `${MARK}-${of}`;
const mail = (of: string): string => `${MARK}.${of}@example.com`;
const PHONE = '90182077';
const metadata = { of: text('metadata') };

async function made(path: string, body: object): Promise<string> {
  const answer = await service.owner.api.post(path, body);
  if (answer.status >= 300) throw new Error(`POST ${path} answered ${JSON.stringify(answer.body)}`);
  return answer.body.id as string;
}

/** A customer with a text of their own in every field. */
function person(): Promise<string> {
  const address = { line1: text('street'), city: text('city'), postal_code: '10115', country: 'DE' };
  return made('/customers', {
    name: text('name'),
    email: mail('own'),
    phone: `+49 30 ${PHONE}`,
    external_id: text('external'),
    tax_ids: [{ type: 'other', value: text('tax') }],
    billing_address: address,
    shipping_address: address,
    contacts: [
      { name: text('contact'), email: mail('contact'), phone: `+49 31 ${PHONE}`, role: text('role') },
    ],
    trading_name: text('trading'),
    identifiers: [{ value: text('identifier') }],
    legal_registration: { value: text('registration') },
    electronic_address: { scheme: 'EM', value: mail('electronic') },
    buyer_reference: text('buyer'),
    buyer_accounting_reference: text('accounting'),
    note: text('note'),
    metadata,
  });
}

function invoiceOf(customer_id: string, product_id: string): object {
  const reason = text('reason');
  return {
    customer_id,
    items: [
      {
        product_id,
        quantity: 2,
        price: 100,
        description: text('item'),
        buyer_item_id: text('article'),
        discounts: [{ amount: 2, reason }],
        charges: [{ amount: 1, reason }],
      },
    ],
    tax_rate: 19,
    discounts: [{ amount: 2, reason }],
    charges: [{ amount: 3, reason }],
    reference: text('reference'),
    note: text('note'),
    message: text('message'),
    order_reference: text('order'),
    delivery: { date: '2026-11-20', name: text('receiver') },
    metadata,
  };
}

/** Everything that can be made for a customer; nothing is left open but the draft. */
async function business(customer: string): Promise<{ readonly invoice: string; readonly draft: string }> {
  const product = await service.owner.product();
  const draft = await made('/invoices', invoiceOf(customer, product));
  const attachment = { filename: 'a.csv', media_type: 'text/csv', description: text('file') };
  await made(`/invoices/${draft}/attachments`, {
    ...attachment,
    reference: text('file'),
    content: Buffer.from(`${MARK},1`).toString('base64'),
  });
  const invoice = await made('/invoices', { ...invoiceOf(customer, product), finalize: true });
  await made(`/invoices/${invoice}/links`, {});
  await made(`/customers/${customer}/statement/send`, {});
  await made(`/invoices/${invoice}/send`, { subject: text('subject'), text: text('mail') });
  await service.jobsRun();
  const format = await service.owner.api.get(`/invoices/${invoice}/documents/ubl`);
  expect([format.status, format.body.errors]).toEqual([200, undefined]);
  const remarks = { reference: text('payment'), note: text('note') };
  await made(`/invoices/${invoice}/credit-notes`, {
    reason: 'other',
    items: [{ description: text('credit'), amount: 50, tax_rate: 19 }],
    message: text('message'),
    note: text('note'),
    metadata,
  });
  await made(`/invoices/${invoice}/payments`, { method: 'bank_transfer', ...remarks });
  const paid = { customer_id: customer, amount: 10, method: 'cash', ...remarks, metadata };
  const refunded = await made('/payments', paid);
  await made(`/payments/${refunded}/refund`, { reason: text('refund'), reference: text('back') });
  const reversed = await made('/payments', paid);
  await made(`/payments/${reversed}/reverse`, { reason: text('reversal') });
  await bounces(customer);
  // The text of a PDF is compressed, so that nobody would find the person in it.
  await service.database.admin.query('UPDATE message_files SET content = $1', [Buffer.from(MARK)]);
  await service.eventsNumbered();
  return { invoice, draft };
}

/** What a mail server leaves behind that names the person in its refusal. */
async function bounces(customer: string): Promise<void> {
  const { admin } = service.database;
  const id = (await owner.get(`/messages?customer_id=${customer}`)).body.data[0].id as string;
  const values = [fromTypeId('msg', id), text('refusal'), mail('own'), service.clock.now()];
  await admin.query(
    `WITH attempt AS (
       INSERT INTO message_attempts (organization_id, message_id, number, at, outcome, text, duration_ms)
       SELECT organization_id, id, 99, $4, 'refused', $2, 1 FROM messages WHERE id = $1
     ), suppressed AS (
       INSERT INTO suppressed_addresses (organization_id, address, reason, message_id, created_at)
       SELECT organization_id, $3, 'bounced', id, $4 FROM messages WHERE id = $1
     )
     UPDATE messages SET last_answer = jsonb_build_object('outcome', 'refused', 'text', $2::text) WHERE id = $1`,
    values,
  );
}

/** Where the person is found in the database. */
async function placesOfPerson(): Promise<string[]> {
  const [texts, numbers] = [await placesOf(service.database, MARK), await placesOf(service.database, PHONE)];
  return [...new Set([...texts, ...numbers])].sort();
}

async function nightPasses(): Promise<void> {
  service.clock.passes('1 day');
  await service.eventsNumbered();
  await service.app.get(AnchorUpkeep).order();
  await service.app.get(ErasureUpkeep).order();
  await service.jobsRun();
  await service.eventsNumbered();
  owner = await service.owner.signIn();
}

/** What is still proved after an erasure: the audit log, and the chain of every series. */
async function proofs(): Promise<unknown[]> {
  const { body: audit } = await owner.get('/audit/verify');
  const { body: series } = await owner.get('/number-series');
  const chains = await Promise.all(
    (series.data as { id: string }[]).map(({ id }) => owner.get(`/number-series/${id}/audit`)),
  );
  return [audit.intact, ...chains.map(({ body }) => body.intact)];
}

/** Columns that are not erased now: what a law asks for, and what ends by itself. */
const kept = personalData
  .filter(({ ends }) => ends === 'retention' || ends === 'pruning')
  .flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`));

describe('a customer who is erased', () => {
  let customer: string;
  let made: { readonly invoice: string; readonly draft: string };

  it('is found in every column of the registry before', async () => {
    customer = await person();
    made = await business(customer);
    await nightPasses();
    const ofCustomers = personalData.filter(({ whose, ends }) => whose === 'customer' && ends !== 'pruning');
    const registered = ofCustomers.flatMap(({ table, columns }) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    const found = await placesOfPerson();
    expect(registered.filter((place) => !found.includes(place))).toEqual([]);
    expect(found.filter((place) => !registered.includes(place))).toEqual([]);
  });

  it('is told of first, and nothing changes', async () => {
    const before = await placesOfPerson();
    const { body } = await owner.post(`/customers/${customer}/erase`, { reason: 'requested', dry_run: true });
    const law = '§ 147 AO, § 14b UStG';
    expect(body).toEqual({
      customer_id: customer,
      reason: 'requested',
      dry_run: true,
      erased: { drafts: 1, messages: 2, links: 1, records: 0 },
      kept: [
        { kind: 'credit_notes', count: 1, law, until: '2034-12-31' },
        { kind: 'invoices', count: 1, law, until: '2034-12-31' },
        { kind: 'payments', count: 3, law, until: '2036-12-31' },
      ],
      next_on: '2035-01-01',
      erased_at: null,
    });
    expect(await placesOfPerson()).toEqual(before);
  });

  it('is nowhere any more but in what a law asks to be kept', async () => {
    const { status } = await owner.post(`/customers/${customer}/erase`, {
      reason: 'requested',
      dry_run: false,
    });
    expect(status).toBe(200);
    await service.jobsRun();
    const found = await placesOfPerson();
    expect(found.filter((place) => !kept.includes(place))).toEqual([]);
    const { body } = await owner.get(`/customers/${customer}`);
    expect(body).toMatchObject({ name: 'Erased customer', email: null, metadata: {}, contacts: [] });
    expect(body.archived_at).not.toBeNull();
    const draft = await service.owner.shownInvoice(made.draft);
    expect(draft).toMatchObject({ customer_name: 'Erased customer', note: null, total: 238 });
    expect(await service.owner.shownInvoice(made.invoice)).toMatchObject({ customer_name: text('name') });
    expect((await service.owner.api.get(`/customers?q=${MARK}`)).body.data).toEqual([]);
    expect((await service.owner.api.get(`/invoices?q=${MARK}`)).body.data).toEqual([]);
  });

  it('leaves a log that says so, and proofs that hold', async () => {
    await nightPasses();
    expect(await proofs()).toEqual([true, true, true]);
    const { body } = await owner.get('/audit?type=personal_data.erased');
    expect((body as unknown as { data: unknown[] }).data).toHaveLength(1);
  });

  it('is nowhere at all once the retention is over, and the chain can still be verified', async () => {
    service.clock.set('2035-01-01T03:00:00.000Z');
    await nightPasses();
    const left = await placesOfPerson();
    expect(left.filter((place) => place.startsWith('invoice') || place.startsWith('issued'))).toEqual([]);
    expect(left).toContain('payments.customer_name');
    service.clock.set('2037-01-01T03:00:00.000Z');
    await nightPasses();
    expect(await placesOfPerson()).toEqual([]);
    expect(await proofs()).toEqual([true, true, true]);
    const { status, body } = await owner.get(`/invoices/${made.invoice}`);
    expect([status, body.customer_name, body.buyer.name]).toEqual([
      200,
      'Erased customer',
      'Erased customer',
    ]);
    expect((await owner.get(`/invoices/${made.invoice}/documents/pdf`)).status).toBe(404);
  });
});

describe('an erasure', () => {
  const asked = { reason: 'requested', dry_run: false };

  it('waits until nothing is open, and leaves other customers alone', async () => {
    const { api } = service.owner;
    const [one, other] = [
      await service.owner.customer({ name: 'A' }),
      await service.owner.customer({ name: 'B' }),
    ];
    const invoice = await service.owner.issuedInvoice({ customer_id: one });
    const refused = await owner.post(`/customers/${one}/erase`, asked);
    expect([refused.status, refused.body.code]).toEqual([409, 'has_open_documents']);
    await api.post(`/invoices/${invoice}/payments`, { method: 'cash' });
    expect((await owner.post(`/customers/${one}/erase`, asked)).status).toBe(200);
    expect((await api.get(`/customers/${other}`)).body.name).toBe('B');
  });

  it('needs a manager who has confirmed, and takes no customer of others', async () => {
    const customer = await service.owner.customer();
    expect((await service.owner.api.post(`/customers/${customer}/erase`, asked)).status).toBe(403);
    const stranger = await (await service.newTenant('stranger')).signIn();
    expect((await stranger.post(`/customers/${customer}/erase`, asked)).status).toBe(404);
    service.clock.passes('11 minutes');
    const late = await owner.post(`/customers/${customer}/erase`, asked);
    expect([late.status, late.body.code]).toEqual([403, 'confirmation_required']);
  });

  it('can be made again for what was written since', async () => {
    const session = await service.owner.signIn();
    const customer = await service.owner.customer();
    await session.post(`/customers/${customer}/erase`, asked);
    await service.owner.api.patch(`/customers/${customer}`, { note: 'zzagain' });
    await session.post(`/customers/${customer}/erase`, asked);
    await service.jobsRun();
    expect(await placesOf(service.database, 'zzagain')).toEqual([]);
  });
});
