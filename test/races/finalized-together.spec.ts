import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { creditorReference } from '../../src/kernel/parties/creditor-reference.js';
import { ApiClient, type ApiAnswer } from '../support/api-client.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let other: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start();
  other = await TestService.start({ sharing: service });
});
beforeEach(async () => {
  tenant = await service.newTenant('issuer');
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

/** One request, what it must be answered with, and the answer. */
interface Sent {
  readonly id: string;
  readonly status: number;
  readonly code?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly api?: ApiClient;
  answer?: ApiAnswer;
}

/** Where groups fail: then all of them go alone. */
const AT_ONCE = 12;
const AGAIN_AFTER_MS = 200;

/** What a list of texts in a statement must not be confused by. */
const NAME = 'NULL, "A" \\ {B} \u00e9\u{1f600}';

/** Shares customer and product, so that drafts are made quickly. */
async function draftMaker(of = tenant): Promise<(fields?: object) => Promise<string>> {
  const [customer_id, product_id] = [await of.customer({ name: NAME }), await of.product()];
  const items = [{ product_id, quantity: 1, price: 100 }];
  return (fields = {}) => of.invoice({ customer_id, items, ...fields });
}

/** Requests that are to succeed, each with a key. */
async function keyed(count: number, draft: () => Promise<string>): Promise<Sent[]> {
  const all: Sent[] = [];
  while (all.length < count) all.push({ id: await draft(), key: randomUUID(), status: 200 });
  return all;
}

/** Keeps so many requests under way until all are answered. */
async function sendAll(all: readonly Sent[], connections: number): Promise<void> {
  const rest = [...all];
  const client = async (): Promise<void> => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift())
      next.answer = await insisting(next);
  };
  await Promise.all(Array.from({ length: connections }, client));
}

/** Asks again where the service is too busy, as clients do: a slow machine may refuse what waits for seconds. */
async function insisting(sent: Sent): Promise<ApiAnswer> {
  for (;;) {
    const answer = await send(sent);
    if (answer.status !== 503) return answer;
    expect(answer.body.code).toBe('unavailable');
    await pause(AGAIN_AFTER_MS);
  }
}

function send({ id, key, headers, body, api = tenant.api }: Sent): Promise<ApiAnswer> {
  const all = { ...headers, ...(key !== undefined && { 'idempotency-key': key }) };
  return api.call('POST', `/invoices/${id}/finalize`, { headers: all, body });
}

/** What came of the requests that waited for others, in all processes of this file. */
async function grouped(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { url } of [service, other]) {
    const text = await (await fetch(`${url}/metrics`)).text();
    for (const [, outcome = '', count] of text.matchAll(
      /grouped_requests_total\{outcome="(\w+)".*?\} (\d+)/g,
    ))
      counts[outcome] = (counts[outcome] ?? 0) + Number(count);
  }
  return { together: 0, alone: 0, failed: 0, ...counts };
}

function assertAsExpected(all: readonly Sent[]): void {
  const found = all.map(({ answer }) => [
    answer?.status,
    answer?.status === 200 ? undefined : answer?.body.code,
  ]);
  expect(found).toEqual(all.map(({ status, code }) => [status, code]));
}

async function assertIntact(documents: number): Promise<void> {
  const [series] = (await tenant.api.get('/number-series')).body.data as { id: string }[];
  const audit = await tenant.api.get(`/number-series/${series?.id}/audit`);
  expect(audit.body).toMatchObject({ intact: true, documents, gaps: [], duplicates: [], broken: [] });
}

/** Each finalized invoice has one document, one event of whoever finalized it, and what was answered. */
async function assertStored(all: readonly Sent[]): Promise<void> {
  const { rows } = await service.database.admin.query<Record<string, string>>(
    `SELECT i.number, d.number AS chained, d.document::jsonb->>'payment_reference' AS frozen, i.payment_reference,
            e.data->'object'->>'number' AS announced, e.request_id, e.actor_kind,
            (SELECT count(*)::integer FROM events x
              WHERE x.object_id = i.id AND x.type = 'invoice.finalized') AS events
       FROM invoices i
       JOIN memberships m ON m.organization_id = i.organization_id JOIN users u ON u.id = m.user_id AND u.email = $1
       LEFT JOIN issued_documents d ON d.document_id = i.id
       LEFT JOIN events e ON e.object_id = i.id AND e.type = 'invoice.finalized'
      WHERE i.number IS NOT NULL ORDER BY d.position`,
    [tenant.email],
  );
  const answers = all.flatMap(({ answer, api }) => (answer?.status === 200 ? [{ answer, api }] : []));
  const byNumber = new Map(answers.map((given) => [given.answer.body.number as string, given]));
  const requests = new Set(answers.map(({ answer }) => answer.headers.get('x-request-id')));
  expect(rows).toHaveLength(byNumber.size);
  for (const row of rows) {
    const { number, payment_reference } = row;
    expect(row).toMatchObject({ chained: number, announced: number, frozen: payment_reference, events: 1 });
    expect(byNumber.get(number ?? '')?.answer.body.payment_reference).toBe(payment_reference);
    expect(requests.has(row['request_id'] ?? '')).toBe(true);
    expect(row['actor_kind']).toBe(byNumber.get(number ?? '')?.api === undefined ? 'api_key' : 'user');
  }
  expect(new Set(rows.map((row) => row['payment_reference'])).size).toBe(rows.length);
}

async function assertReplayed(all: readonly Sent[]): Promise<void> {
  const kept = all.filter(({ key, status }) => key !== undefined && [200, 404, 409, 412].includes(status));
  for (const sent of kept) {
    const { status, headers, body } = await send(sent);
    expect([status, headers.get('idempotent-replayed')]).toEqual([sent.status, 'true']);
    if (status === 200) expect(JSON.stringify(body)).toBe(JSON.stringify(sent.answer?.body));
  }
}

/** One of each kind, in one order. */
async function mixture(rounds: number, signedIn: ApiClient): Promise<Sent[]> {
  const [draft, foreign] = [await draftMaker(), await draftMaker(await service.newTenant('stranger'))];
  const all: Sent[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const key = (): string => randomUUID();
    const done = { status: 200 };
    const stale = { headers: { 'if-match': '"v9"' }, status: 412, code: 'precondition_failed' };
    all.push(
      { ...done, id: await draft(), key: key() },
      { ...done, id: await draft() },
      { ...done, id: await draft(), key: key(), headers: { 'if-match': '"v1"' } },
      { ...done, id: await draft({ prepaid_amount: 119 }), key: key() },
      { ...done, id: await draft(), key: key(), api: signedIn },
      { ...stale, id: await draft(), key: key() },
      { status: 404, code: 'not_found', id: await foreign(), key: key() },
      { status: 422, code: 'validation_failed', id: await draft({ issue_date: '2099-01-01' }), key: key() },
      {
        status: 422,
        code: 'validation_failed',
        id: await draft(),
        key: key(),
        body: { require: ['nothing'] },
      },
    );
  }
  return all;
}

describe.each([32, 64])('invoices finalized over %i connections', (connections) => {
  it('are numbered without a gap and answered as if each came alone', async () => {
    const all = await mixture(16, await tenant.signIn());
    const before = await grouped();
    await sendAll(all, connections);
    assertAsExpected(all);
    await assertIntact(all.filter(({ status }) => status === 200).length);
    await assertStored(all);
    await assertReplayed(all);
    const after = await grouped();
    expect(after['together']).toBeGreaterThan(before['together'] ?? 0);
    expect(after['failed']).toBe(before['failed']);
  }, 300_000);
});

describe('two requests for one invoice among many', () => {
  it('get the same document under different keys, and the same answer under the same key', async () => {
    const draft = await draftMaker();
    const all: Sent[] = [];
    for (let pair = 0; pair < 24; pair += 1) {
      const [id, key] = [await draft(), randomUUID()];
      const keys = pair % 2 === 0 ? [key, key] : [key, randomUUID()];
      all.push(...keys.map((one) => ({ id, key: one, status: 200 })));
    }
    await sendAll(all, 48);
    assertAsExpected(all);
    const numbers = new Map(all.map(({ id, answer }) => [id, answer?.body.number as string]));
    for (const { id, answer } of all) expect(answer?.body.number).toBe(numbers.get(id));
    expect(new Set(numbers.values()).size).toBe(24);
    await assertIntact(24);
  }, 120_000);
});

describe('invoices with hundreds of lines', () => {
  it('are finalized like all others', async () => {
    const [draft, product_id] = [await draftMaker(), await tenant.product()];
    const items = Array.from({ length: 400 }, () => ({ product_id, quantity: 1, price: 1 }));
    const all: Sent[] = [];
    for (let n = 0; n < 8; n += 1) {
      all.push({ id: await draft(n % 2 === 0 ? { items } : {}), key: randomUUID(), status: 200 });
    }
    await sendAll(all, 8);
    assertAsExpected(all);
    await assertIntact(8);
    await assertStored(all);
    await assertReplayed(all);
  }, 120_000);
});

describe('a key that was used before', () => {
  it('is refused for another invoice, and the others of its group are finalized', async () => {
    const draft = await draftMaker();
    const [first] = (await keyed(1, draft)) as [Sent];
    await sendAll([first], 1);
    const all = await keyed(30, draft);
    const misused = { ...first, id: await draft(), status: 422, code: 'idempotency_key_reused' };
    await sendAll([...all.slice(0, 15), misused, first, ...all.slice(15)], 32);
    assertAsExpected([...all, misused, first]);
    expect(first.answer?.headers.get('idempotent-replayed')).toBe('true');
    await assertIntact(31);
  }, 120_000);
});

describe('two nodes on one database', () => {
  it('number the invoices of both without a gap, and the same key once', async () => {
    const draft = await draftMaker();
    const there = new ApiClient(other.url, tenant.api.token);
    const all = await keyed(60, draft);
    const [here, twice] = [all.slice(0, 32), all.slice(28).map((sent) => ({ ...sent, api: there }))];
    const before = await grouped();
    await Promise.all([sendAll(here, AT_ONCE), sendAll(twice, AT_ONCE)]);
    assertAsExpected([...here, ...twice]);
    for (const sent of twice) {
      const same = here.find(({ id }) => id === sent.id);
      if (same !== undefined) expect(sent.answer?.body.number).toBe(same.answer?.body.number);
    }
    await assertIntact(60);
    expect((await grouped())['together']).toBeGreaterThan(before['together'] ?? 0);
  }, 120_000);
});

describe('a group that the database refuses', () => {
  it('is undone as a whole, and each of its requests gets its own answer', async () => {
    const draft = await draftMaker();
    const { body } = await tenant.api.post(`/invoices/${await draft()}/finalize`);
    // The reference of an invoice that will be in a group, because the first one goes alone.
    const letters = String(body.number).replace(/[^A-Z0-9]/g, '');
    const reference = creditorReference(letters.replace(/1$/, '6'));
    expect(reference).toMatch(/^RF\d\dINV2026\d*6$/);
    const fields = { payment_instructions: { reference } };
    await tenant.api.post(`/invoices/${await draft(fields)}/finalize`);
    const all = await keyed(AT_ONCE, draft);
    await sendAll(all, AT_ONCE);
    assertAsExpected(all);
    await assertIntact(AT_ONCE + 2);
    await assertReplayed(all);
    const references = all.map(({ answer }) => answer?.body.payment_reference as string);
    expect(new Set([...references, reference]).size).toBe(AT_ONCE + 1);
  }, 120_000);

  it('is told that a number was used before', async () => {
    const draft = await draftMaker();
    const numbering = { invoice: { format: 'A-{SEQ:1}', reset: 'never' } };
    const settings = { name: 'Issuer', currency: 'EUR', time_zone: 'UTC', numbering };
    expect((await (await tenant.signIn()).put('/organization', settings)).status).toBe(200);
    await sendAll([{ id: await draft(), status: 200 }], 1);
    await service.database.admin.query(
      `UPDATE number_series SET last_sequence = 0 WHERE document_type = 'invoice' AND format = 'A-{SEQ:1}'`,
    );
    const refused = { status: 409, code: 'already_exists' };
    const all = (await keyed(8, draft)).map((sent) => ({ ...sent, ...refused }));
    await sendAll(all, 8);
    assertAsExpected(all);
  }, 120_000);
});

describe('requests that come one after the other', () => {
  it('wait for nobody', async () => {
    const draft = await draftMaker();
    const before = await grouped();
    const all = await keyed(5, draft);
    await sendAll(all, 1);
    assertAsExpected(all);
    expect(await grouped()).toEqual(before);
  });
});
