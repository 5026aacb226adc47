import { ErasureUpkeep } from '../../../src/modules/record/privacy/index.js';
import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { germanSeller } from './person.js';

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  owner = await germanSeller(service);
});
afterAll(() => service.stop());

async function night(): Promise<void> {
  service.clock.passes('1 day');
  await service.app.get(ErasureUpkeep).order();
  await service.jobsRun();
  await service.eventsNumbered();
  owner = await service.owner.signIn();
}

const due = async (): Promise<unknown> => (await owner.get('/organization/retention')).body.due;

describe('the years of retention', () => {
  it('follow the country of the seller, and say that they are no advice', async () => {
    const { body } = await owner.get('/organization/retention');
    const german = { invoices: 8, credit_notes: 8, payments: 10 };
    expect(body).toMatchObject({ years: german, defaults: german, law: '§ 147 AO, § 14b UStG', due: [] });
    expect(body.notice).toContain('no legal advice');
  });

  it('decide when what is kept of an erased customer goes', async () => {
    const customer = await service.owner.customer({ name: 'Ada' });
    const invoice = await service.owner.issuedInvoice({ customer_id: customer });
    await service.owner.api.post(`/invoices/${invoice}/payments`, { method: 'cash' });
    const erasing = { reason: 'requested', dry_run: false };
    const { body } = await owner.post(`/customers/${customer}/erase`, erasing);
    expect(body.next_on).toBe('2035-01-01');
    expect(await due()).toEqual([{ on: '2035-01-01', customers: 1 }]);
  });

  it('may be raised freely, and everything that waits goes later', async () => {
    service.clock.passes('11 minutes');
    const { status, body } = await owner.put('/organization/retention', { invoices: 12, payments: 12 });
    expect([status, body.years]).toEqual([200, { invoices: 12, credit_notes: 8, payments: 12 }]);
    await service.jobsRun();
    expect(await due()).toEqual([{ on: '2039-01-01', customers: 1 }]);
    await service.eventsNumbered();
    const { body: told } = await owner.get('/audit?type=organization.retention_updated');
    expect(told.data[0].data).toMatchObject({
      object: { years: { invoices: 12 } },
      previous_attributes: { years: { invoices: 8 } },
    });
  });

  it('are lowered only by whoever confirms', async () => {
    const refused = await owner.put('/organization/retention', { invoices: 11 });
    expect([refused.status, refused.body.code]).toEqual([403, 'confirmation_required']);
    owner = await service.owner.signIn();
    expect((await owner.put('/organization/retention', {})).body.years.invoices).toBe(8);
    await service.jobsRun();
    expect(await due()).toEqual([{ on: '2035-01-01', customers: 1 }]);
  });

  it('let what is over already go in the next night, so that a mistake can be taken back', async () => {
    service.clock.set('2030-03-01T10:00:00.000Z');
    owner = await service.owner.signIn();
    await owner.put('/organization/retention', { invoices: 2 });
    await service.jobsRun();
    expect(await due()).toEqual([{ on: '2030-03-02', customers: 1 }]);
    await owner.put('/organization/retention', {});
    await service.jobsRun();
    expect(await due()).toEqual([{ on: '2035-01-01', customers: 1 }]);
    await owner.put('/organization/retention', { invoices: 2 });
    await service.jobsRun();
    await night();
    const { rows } = await service.database.admin.query(
      'SELECT document IS NULL AS is_gone FROM issued_documents',
    );
    expect(rows).toEqual([{ is_gone: true }]);
    expect(await due()).toEqual([{ on: '2037-01-01', customers: 1 }]);
  });

  it('are those of each organization, for managers only', async () => {
    const stranger = await (await service.newTenant('stranger')).signIn();
    expect((await stranger.get('/organization/retention')).body.years.invoices).toBe(10);
    expect((await service.owner.api.get('/organization/retention')).status).toBe(403);
    for (const invoices of [0, 51, 1.5]) {
      expect((await owner.put('/organization/retention', { invoices })).status).toBe(422);
    }
  });
});
