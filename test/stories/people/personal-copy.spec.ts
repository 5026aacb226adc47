import { copiedBesides, copying, personalData } from '../../../src/modules/record/privacy/index.js';
import { fromTypeId } from '../../../src/kernel/ids/type-id.js';
import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { unzipped } from '../../support/zip.js';
import { business, germanSeller, MARK, person, PHONE, text } from './person.js';

type Row = Readonly<Record<string, unknown>>;

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  owner = await germanSeller(service);
});
afterAll(() => service.stop());

async function copyOf(customer: string): Promise<ReadonlyMap<string, Buffer>> {
  const response = await fetch(`${service.url}/api/customers/${customer}/personal-data`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain('personal-data.zip');
  return unzipped(Buffer.from(await response.arrayBuffer()));
}

function rowsOf(copy: ReadonlyMap<string, Buffer>, table: string): readonly Row[] {
  return JSON.parse(copy.get(`${table}.json`)?.toString() ?? 'null') as Row[];
}

/** What a receiver of webhooks has answered about the customer. */
async function receiverAnswers(customer: string): Promise<void> {
  const values = [fromTypeId('cus', customer), text('answer'), service.clock.now()];
  await service.database.admin.query(
    `WITH delivery AS (
       INSERT INTO webhook_deliveries (organization_id, id, endpoint_id, event_type, object_id, origin, status,
                                       created_at)
       SELECT organization_id, gen_random_uuid(), gen_random_uuid(), 'customer.created', id, 'feed', 'failed', $3
         FROM customers WHERE id = $1 RETURNING organization_id, id
     )
     INSERT INTO webhook_attempts (organization_id, delivery_id, number, at, url, request_headers, response_headers,
                                   response_text, error, duration_ms)
     SELECT organization_id, id, 1, $3, 'https://secret.example', '{"authorization": "secret.example"}',
            jsonb_build_object('x-about', $2::text), $2, $2, 1 FROM delivery`,
    values,
  );
}

const ofCustomers = personalData.filter(({ whose }) => whose === 'customer');

describe('the copy of a customer’s personal data', () => {
  let copy: ReadonlyMap<string, Buffer>;
  let customer: string;

  beforeAll(async () => {
    customer = await person(service);
    await business(service, customer);
    await receiverAnswers(customer);
    await service.owner.issuedInvoice({
      customer_id: await service.owner.customer({ name: 'Somebody else' }),
    });
    await service.eventsNumbered();
    copy = await copyOf(customer);
  });

  it('knows what to do with every table of the registry', () => {
    expect([...new Set(ofCustomers.map(({ table }) => table))].sort()).toEqual(Object.keys(copying).sort());
  });

  it('has the text that stands in each column of the registry', () => {
    const absent = ofCustomers.flatMap(({ table, columns }) => {
      const how = copying[table]?.by;
      if (how === 'nothing') return [];
      if (how === 'files') {
        const contents = [...copy].filter(([name]) => name.startsWith(`${table}/`));
        return contents.some(([, content]) => content.includes(MARK)) ? [] : [table];
      }
      const rows = rowsOf(copy, table);
      return Object.keys(columns)
        .filter((column) => {
          const stored = JSON.stringify(rows.map((row) => row[column])).toLowerCase();
          return !stored.includes(MARK) && !stored.includes(PHONE);
        })
        .map((column) => `${table}.${column}`);
    });
    expect(absent).toEqual([]);
  });

  it('has all rows, with the identifiers of the API, and nothing of others', () => {
    expect(rowsOf(copy, 'customers').map(({ id }) => id)).toEqual([customer]);
    expect(rowsOf(copy, 'invoices').map((row) => row.customer_id)).toEqual([customer, customer]);
    expect(rowsOf(copy, 'payments')).toHaveLength(3);
    expect(rowsOf(copy, 'reminders')).toEqual([]);
    const all = [...copy.values()].map((content) => content.toString()).join('\n');
    for (const hidden of ['Somebody else', 'secret.example', 'organization_id', 'token_hash']) {
      expect([hidden, all.includes(hidden)]).toEqual([hidden, false]);
    }
    expect(rowsOf(copy, 'events').every((event) => !('origin' in event) && !('actor_id' in event))).toBe(
      true,
    );
  });

  it('says what is in it and why, and what is not', () => {
    const about = JSON.parse(copy.get('about.json')?.toString() ?? '') as {
      customer_id: string;
      files: { name: string; basis?: string }[];
      left_out: { name: string }[];
    };
    expect(about.customer_id).toBe(customer);
    const named = about.files.map(({ name }) => name);
    for (const file of copy.keys()) {
      if (file === 'about.json') continue;
      expect(named).toContain(file.includes('/') ? `${file.split('/')[0] ?? ''}/` : file);
    }
    const basisOf = (file: string): string | undefined =>
      about.files.find(({ name }) => name === file)?.basis;
    expect([basisOf('invoices.json'), basisOf('issued_documents.json')]).toEqual(['contract', 'law']);
    expect(copiedBesides.every(({ table }) => copy.has(`${table}.json`))).toBe(true);
    expect(about.left_out.map(({ name }) => name)).toContain('idempotency_keys');
  });

  it('is told in the history of the customer and in the audit log', async () => {
    await service.eventsNumbered();
    const { body } = await owner.get('/audit?type=personal_data.exported');
    const [entry] = body.data as { data: { object: Row } }[];
    expect(entry?.data.object.customer_id).toBe(customer);
  });

  it('has every page of a long history', async () => {
    const many = await service.owner.customer({ name: 'Long' });
    for (let number = 0; number < 60; number += 1) {
      await service.owner.api.patch(`/customers/${many}`, { note: `note ${number}` });
    }
    for (let number = 0; number < 45; number += 1) {
      await service.owner.api.post('/payments', { customer_id: many, amount: 1, method: 'cash' });
    }
    await service.eventsNumbered();
    const long = await copyOf(many);
    expect(rowsOf(long, 'payments')).toHaveLength(45);
    const types = rowsOf(long, 'events').map(({ type }) => type);
    expect(types.filter((type) => type === 'customer.updated')).toHaveLength(60);
    expect(types.filter((type) => type === 'payment.created' || type === 'payment.recorded')).toHaveLength(
      45,
    );
  });

  it('has what is left after an erasure', async () => {
    await owner.post(`/customers/${customer}/erase`, { reason: 'requested', dry_run: false });
    await service.jobsRun();
    const left = await copyOf(customer);
    expect(rowsOf(left, 'customers')[0]).toMatchObject({ name: 'Erased customer', email: null });
    expect(left.get('issued_documents.json')?.toString()).toContain(MARK);
    expect(left.get('messages.json')?.toString()).not.toContain(MARK);
  });

  it('needs a manager who has confirmed, and takes no customer of others', async () => {
    const path = `/customers/${customer}/personal-data`;
    expect((await service.owner.api.get(path)).status).toBe(403);
    const stranger = await (await service.newTenant('stranger')).signIn();
    expect((await stranger.get(path)).status).toBe(404);
    const [series] = (await owner.get('/number-series')).body.data as { id: string }[];
    const documents = `/number-series/${series?.id ?? ''}/export`;
    service.clock.passes('11 minutes');
    for (const late of [path, '/audit/export', '/audit/anchors/export', documents]) {
      const { status, body } = await owner.get(late);
      expect([late, status, body.code]).toEqual([late, 403, 'confirmation_required']);
    }
    // Nobody could ask a program.
    expect((await service.owner.api.get(documents)).status).toBe(200);
  });
});
