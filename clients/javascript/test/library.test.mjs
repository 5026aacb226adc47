/** What the contract suite cannot say: what is JavaScript's own. */
import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';
import { inspect } from 'node:util';
import {
  Countinghouse,
  ConflictError,
  ValidationError,
  WebhookSignatureError,
  signWebhook,
  verifyWebhook,
} from '@countinghouse/client';

const sent = [];

/** A client that is answered by a function instead of a service. */
function clientOf(answer, settings = {}) {
  sent.length = 0;
  const fetch = async (url, init) => {
    sent.push({ url: decodeURIComponent(url), ...init });
    return answer(init);
  };
  return new Countinghouse({ baseUrl: 'http://books.test', apiKey: 'ch_live_secret', fetch, ...settings });
}

const ok =
  (body = { id: 'cus_1' }) =>
  () =>
    Response.json(body);
const usage = (pattern) => (error) => error instanceof TypeError && pattern.test(error.message);

test('a Date in a filter is a time, and an invalid one is refused', async () => {
  const client = clientOf(ok({ data: [], has_more: false, next_cursor: null }));
  await client.customers.list({ created_at: { gte: new Date(0) } });
  assert.match(sent[0].url, /created_at\[gte\]=1970-01-01T00:00:00.000Z/);
  await assert.rejects(
    client.customers.list({ created_at: { gte: new Date(NaN) } }).catch((error) => {
      throw error;
    }),
    usage(/created_at/),
  );
});

test('what JSON would change is refused by its place, without a request', async () => {
  const client = clientOf(ok());
  for (const value of [10n, new Map(), () => 1, Symbol('a'), [undefined]]) {
    await assert.rejects(client.customers.create({ name: 'A', metadata: value }), usage(/#\/metadata/));
  }
  const items = [
    { product_id: 'prd_1', quantity: 1 },
    { product_id: 'prd_1', quantity: NaN },
  ];
  const invoice = client.invoices.create({ customer_id: 'cus_1', tax_rate: 19, items });
  await assert.rejects(invoice, usage(/#\/items\/1\/quantity/));
  assert.equal(sent.length, 0);
});

test('options, settings, identifiers and bodies that are none are refused', async () => {
  const client = clientOf(ok());
  await assert.rejects(client.customers.get('cus_1', { timeout: 1 }), usage(/timeout/));
  await assert.rejects(client.customers.get(undefined), usage(/identifier/));
  await assert.rejects(client.customers.create(undefined), usage(/body/));
  await assert.rejects(client.customers.create([]), usage(/body/));
  assert.throws(() => new Countinghouse({ baseURL: 'http://books.test' }), usage(/baseURL/));
  const { COUNTINGHOUSE_BASE_URL: before } = process.env;
  delete process.env.COUNTINGHOUSE_BASE_URL;
  assert.throws(() => new Countinghouse(), usage(/COUNTINGHOUSE_BASE_URL/));
  if (before !== undefined) process.env.COUNTINGHOUSE_BASE_URL = before;
  assert.equal(sent.length, 0);
});

test('a list can be caught and ended as a promise', async () => {
  const client = clientOf(() => Response.json({ code: 'invalid_parameter', detail: 'No.' }, { status: 400 }));
  assert.ok((await client.customers.list().catch((error) => error)) instanceof ValidationError);
  let isOver = false;
  await client.customers
    .list()
    .finally(() => (isOver = true))
    .catch(() => undefined);
  assert.ok(isOver);
});

test('what is asked with withResponse fails once, not as an unhandled rejection too', async () => {
  const client = clientOf(() => Response.json({ code: 'precondition_failed' }, { status: 412 }));
  await assert.rejects(client.customers.get('cus_1').withResponse(), ConflictError);
});

test('a signal ends a request, and a pause before the next', async () => {
  const reason = new Error('enough');
  const waiting = new AbortController();
  const pending = clientOf(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const asked = pending.customers.get('cus_1', { signal: waiting.signal });
  waiting.abort(reason);
  await assert.rejects(asked, (error) => error === reason);
  assert.equal(sent.length, 1);

  const pausing = new AbortController();
  const client = clientOf(
    () => Response.json({ code: 'unavailable' }, { status: 503, headers: { 'Retry-After': '50' } }),
    { onResponse: () => setTimeout(() => pausing.abort(reason)) },
  );
  await assert.rejects(
    client.customers.get('cus_1', { signal: pausing.signal }),
    (error) => error === reason,
  );
  assert.equal(sent.length, 1);
});

test('no idempotency key is sent where none is wanted', async () => {
  const client = clientOf(ok());
  await client.customers.create({ name: 'A' }, { idempotencyKey: null });
  assert.equal(sent[0].headers['Idempotency-Key'], undefined);
  await client.customers.create({ name: 'A' });
  assert.ok(sent[1].headers['Idempotency-Key']);
});

test('redirections are never left to fetch', async () => {
  await clientOf(ok()).customers.get('cus_1');
  assert.equal(sent[0].redirect, 'manual');
});

test('a webhook may come as bytes of any kind', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = '{"type":"ä.b"}';
  const headers = new Headers({ ...(await signWebhook(body, secret)) });
  assert.equal((await verifyWebhook(Buffer.from(body), headers, { secret })).type, 'ä.b');
  assert.equal((await verifyWebhook(new TextEncoder().encode(body), headers, { secret })).type, 'ä.b');
  await assert.rejects(verifyWebhook('{}', headers, { secret }), WebhookSignatureError);
  for (const none of [undefined, {}, { secret: undefined }, { secret: [] }])
    await assert.rejects(verifyWebhook(body, headers, none), usage(/^There is no secret\.$/));
  for (const read of [JSON.parse(body), null, undefined])
    await assert.rejects(
      verifyWebhook(read, headers, { secret }),
      usage(/^The body must be the text or the bytes/),
    );
});

test('a key is in no dump of a client', async () => {
  const client = clientOf(ok());
  const dumps = [inspect(client, { depth: null, showHidden: true }), JSON.stringify(client)];
  for (const dump of dumps) assert.doesNotMatch(dump, /ch_live_secret/);
  await client.customers.get('cus_1');
  assert.equal(sent[0].headers.Authorization, 'Bearer ch_live_secret');
});

test('a header that is no text is refused', async () => {
  const client = clientOf(ok());
  await assert.rejects(client.customers.get('cus_1', { headers: { 'X-Shop': undefined } }), usage(/X-Shop/));
});

test('a key is not in what an error says', async () => {
  const client = clientOf(() => Promise.reject(new TypeError('fetch failed')), { retries: 0 });
  const error = await client.customers.list({ q: 'private' }).catch((failure) => failure);
  assert.match(error.message, /GET http:\/\/books\.test\/v1\/customers: fetch failed/);
  assert.doesNotMatch(error.message, /private|secret/);
});

test('a tolerance that is none is refused, so that no old webhook passes', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const headers = { ...(await signWebhook('{}', secret)), 'webhook-timestamp': '1000000000' };
  for (const toleranceSeconds of [NaN, -1]) {
    await assert.rejects(
      verifyWebhook('{}', headers, { secret, toleranceSeconds }),
      usage(/toleranceSeconds/),
    );
  }
});

test('a time-out longer than a timer can be is no time-out', async () => {
  for (const timeoutMs of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
    const slow = () =>
      new Promise((resolve) => setTimeout(() => resolve(Response.json({ id: 'cus_1' })), 50));
    const client = clientOf(slow, { timeoutMs, retries: 0 });
    assert.equal((await client.customers.get('cus_1')).id, 'cus_1');
  }
});
