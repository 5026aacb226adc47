import { fromTypeId } from '../../../src/kernel/ids/type-id.js';
import { AnchorUpkeep } from '../../../src/modules/record/anchors/index.js';
import { ErasureUpkeep, personalData } from '../../../src/modules/record/privacy/index.js';
import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { placesOf } from '../../support/whole-database.js';
import { joined } from './people.js';
import { business, germanSeller, MARK, person, PHONE, text, type Business } from './person.js';

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  owner = await germanSeller(service);
});
afterAll(() => service.stop());

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
  let made: Business;

  it('is found in every column of the registry before', async () => {
    customer = await person(service);
    made = await business(service, customer);
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
      erased: { drafts: 2, messages: 4, links: 3, records: 0 },
      kept: [
        { kind: 'credit_notes', count: 2, law, until: '2034-12-31' },
        // With the three quotes that were issued.
        { kind: 'invoices', count: 4, law, until: '2034-12-31' },
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
    const links = 'SELECT count(*)::integer AS open FROM invoice_links WHERE ended_at IS NULL';
    expect((await service.database.admin.query(links)).rows).toEqual([{ open: 0 }]);
    const { body } = await owner.get(`/customers/${customer}`);
    expect(body).toMatchObject({ name: 'Erased customer', email: null, metadata: {}, contacts: [] });
    expect(body.archived_at).not.toBeNull();
    const draft = await service.owner.shownInvoice(made.draft);
    expect(draft).toMatchObject({ customer_name: 'Erased customer', note: null, total: 238 });
    const invoice = await service.owner.shownInvoice(made.invoice);
    expect(invoice).toMatchObject({ customer_name: 'Erased customer', note: null, total: 238 });
    expect(invoice.items[0]).toMatchObject({ description: null, quantity: 2 });
    expect((await service.owner.api.get(`/customers?q=${MARK}`)).body.data).toEqual([]);
    expect((await service.owner.api.get(`/invoices?q=${MARK}`)).body.data).toEqual([]);
  });

  it('has originals that owners and auditors can still read, and nobody else', async () => {
    const path = `/invoices/${made.invoice}/documents`;
    const original = await owner.get(`${path}/xrechnung_ubl`);
    expect([original.status, String(original.body).includes(text('name'))]).toEqual([200, true]);
    const expires_at = '2027-12-31T00:00:00Z';
    const auditor = await joined(service, owner, {
      email: 'auditor@example.com',
      role: 'auditor',
      expires_at,
    });
    const viewer = await joined(service, owner, { email: 'viewer@example.com', role: 'bookkeeper' });
    const statuses = [auditor, viewer].map(async ({ session }) => [
      (await session.get(`${path}/pdf`)).status,
      (await session.get(`${path}/ubl`)).status,
      (await session.get(`/invoices/${made.invoice}`)).body.customer_name,
    ]);
    expect(await Promise.all(statuses)).toEqual([
      [200, 200, 'Erased customer'],
      [403, 403, 'Erased customer'],
    ]);
  });

  it('leaves a log that says so, and proofs that hold', async () => {
    await nightPasses();
    expect(await proofs()).toEqual([true, true, true, true]);
    const { body } = await owner.get('/audit?type=personal_data.erased');
    expect((body as unknown as { data: unknown[] }).data).toHaveLength(1);
  });

  it('is nowhere at all once the retention is over, and the chain can still be verified', async () => {
    service.clock.set('2035-01-01T03:00:00.000Z');
    await nightPasses();
    const left = await placesOfPerson();
    expect(left.filter((place) => place.startsWith('invoice') || place.startsWith('issued'))).toEqual([]);
    expect(left).toContain('payments.reference');
    service.clock.set('2037-01-01T03:00:00.000Z');
    await nightPasses();
    expect(await placesOfPerson()).toEqual([]);
    expect(await proofs()).toEqual([true, true, true, true]);
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

  it('is not undone: nothing is written about the customer any more', async () => {
    const session = await service.owner.signIn();
    const { api } = service.owner;
    const customer = await service.owner.customer();
    await session.post(`/customers/${customer}/erase`, asked);
    const before = (await api.get(`/customers/${customer}`)).body;
    const refusals = [
      await api.put(`/customers/${customer}`, { name: 'Ada Lovelace' }),
      await api.patch(`/customers/${customer}`, { note: 'Likes cards' }),
      await api.post(`/customers/${customer}/unarchive`),
    ];
    for (const { status, body } of refusals) {
      expect([status, body.code, body.state]).toEqual([409, 'invalid_state_transition', 'erased']);
    }
    expect((await api.get(`/customers/${customer}`)).body).toEqual(before);
  });

  it('can be made again, after a backup from before it was restored', async () => {
    const session = await service.owner.signIn();
    const customer = await service.owner.customer();
    await session.post(`/customers/${customer}/erase`, asked);
    await service.database.admin.query(`UPDATE customers SET note = 'zzagain' WHERE id = $1`, [
      fromTypeId('cus', customer),
    ]);
    await session.post(`/customers/${customer}/erase`, asked);
    await service.jobsRun();
    expect(await placesOf(service.database, 'zzagain')).toEqual([]);
  });
});
