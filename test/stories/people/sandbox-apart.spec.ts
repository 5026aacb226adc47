import { AnchorUpkeep } from '../../../src/modules/record/anchors/index.js';
import { fromTypeId } from '../../../src/kernel/ids/type-id.js';
import type { ApiClient } from '../../support/api-client.js';
import { MailServer } from '../../support/mail-server.js';
import { TestService } from '../../support/test-service.js';

/** A sandbox beside live books with a mail server: nothing of it may be anywhere in the live ones, or leave. */

const MARK = 'Quuxbury';

let server: MailServer;
let service: TestService;

beforeAll(async () => {
  server = await MailServer.start();
  service = await TestService.start({
    env: { SMTP_URL: server.url, MAIL_FROM: 'books@countinghouse.example' },
  });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

async function settled(): Promise<void> {
  await service.jobsRun();
  await service.eventsNumbered();
}

async function nightPasses(): Promise<void> {
  service.clock.passes('1 day');
  await settled();
  await service.app.get(AnchorUpkeep).order();
  await settled();
}

/** An issued invoice that was sent by mail and is paid in part. */
async function written(api: ApiClient, name: string): Promise<string> {
  const email = `${name.toLowerCase()}@example.com`;
  const customer_id = (await api.post('/customers', { name, email })).body.id as string;
  const product_id = (await api.post('/products', { name: `Work of ${name}` })).body.id;
  const items = [{ product_id, quantity: 1, price: 100 }];
  const made = await api.post('/invoices', { customer_id, items, tax_rate: 19, finalize: true });
  expect(made.status).toBe(201);
  const paid = await api.post(`/invoices/${made.body.id}/payments`, { amount: 40, method: 'cash' });
  const answers = [
    paid,
    await api.post(`/invoices/${made.body.id}/send`, {}),
    await api.post(`/customers/${customer_id}/statement/send`, {}),
    await api.post(`/payments/${paid.body.id}/send`, {}),
  ];
  for (const { status } of answers) expect(status).toBeLessThan(300);
  return made.body.number as string;
}

const SHOWN = [
  '/customers',
  '/products',
  '/invoices',
  '/payments',
  '/messages',
  '/number-series',
  '/reports/receivables',
  '/reports/revenue',
];

async function shown(api: ApiClient): Promise<unknown[]> {
  const answers = await Promise.all(SHOWN.map((path) => api.get(path)));
  for (const { status } of answers) expect(status).toBe(200);
  return answers.map(({ body }) => body as unknown);
}

/** Which organizations have the mark in a row, over all tables with organizations. */
async function markedOrganizations(): Promise<Set<string>> {
  const { admin } = service.database;
  const { rows: tables } = await admin.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attname = 'organization_id'`,
  );
  const marked = tables.map(
    ({ name }) => `SELECT organization_id FROM ${name} AS one WHERE to_jsonb(one)::text ILIKE '%${MARK}%'`,
  );
  const { rows } = await admin.query<{ organization_id: string }>(marked.join(' UNION '));
  return new Set(rows.map(({ organization_id }) => organization_id));
}

describe('a sandbox beside live books', () => {
  it('is in no number, report, mail or anchor of theirs', async () => {
    const live = service.owner.api;
    await written(live, 'Ada');
    const owner = await service.owner.signIn();
    const { id } = (await owner.get('/organization')).body;
    const made = await owner.post(`/organizations/${id}/sandbox`, { copy: ['settings', 'customers'] });
    const { body } = await owner.post('/auth/switch', { organization_id: made.body.id });
    const session = service.anonymous.as(body.access_token as string);
    await settled();
    const [before, mails] = [await shown(live), server.received.length];
    expect(mails).toBeGreaterThan(0);

    expect(await written(session, MARK)).toMatch(/^TEST-/);
    await settled();
    expect(await shown(live)).toEqual(before);
    expect(server.received).toHaveLength(mails);

    await nightPasses();
    const manager = await service.owner.signIn();
    const anchored = (await manager.get('/audit/anchors')).body.data as { last_sequence: number }[];
    expect(anchored).toHaveLength(1);
    expect((await manager.get('/audit/verify')).body).toMatchObject({ intact: true });
    const told = await manager.get('/events?after=0&limit=100');
    expect(JSON.stringify(told.body)).not.toContain(MARK);
    expect([...(await markedOrganizations())]).toEqual([fromTypeId('org', made.body.id as string)]);
    expect(await written(live, 'Grace')).toMatch(/^INV-\d{4}-00002$/);
  });
});
