import type { ReceivedMessage } from '../support/receiver.js';
import { WebhookStory } from '../support/webhook-story.js';

let story: WebhookStory;

beforeAll(async () => {
  story = await WebhookStory.start();
});
afterEach(() => story.reset());
afterAll(() => story.stop());

describe('an endpoint', () => {
  it('gets every event that it wants, signed, and in the form of the feed', async () => {
    const { secret } = await story.endpoint({ event_types: ['product.*'] });
    const product = await story.tenant.product();
    await story.tenant.customer();
    await story.tenant.api.patch(`/products/${product}`, { price: 99 });
    await story.delivered();
    const messages = story.receiver.requests.map((request) => story.verified(request, secret));
    expect(messages.map(({ type }) => type)).toEqual(['product.created', 'product.updated']);
    expect(messages[1]).toMatchObject({
      organization_id: expect.stringMatching(/^org_/) as string,
      mode: 'live',
      attempt: 1,
      actor: { kind: 'api_key' },
      data: { object: { id: product, price: 99 }, previous_attributes: { price: null } },
    });
    const feed = (await story.tenant.api.get(`/events?object_id=${product}`)).body.data as ReceivedMessage[];
    expect(messages.map(({ id, sequence }) => ({ id, sequence }))).toEqual(
      feed.map(({ id, sequence }) => ({ id, sequence })),
    );
    expect(story.receiver.requests.map(({ headers }) => headers['webhook-id'])).toEqual(
      feed.map(({ id }) => id),
    );
  });

  it('gets the trace of the request that has caused an event', async () => {
    const { id } = await story.endpoint({ event_types: ['product.*'] });
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await story.tenant.api.post('/products', { name: 'Traced' }, { headers: { traceparent } });
    await story.delivered();
    await story.tenant.product();
    await story.delivered();
    await story.tenant.api.post(`/webhook-endpoints/${id}/test`, {}, { headers: { traceparent } });
    expect(story.receiver.requests.map(({ headers }) => headers['traceparent'])).toEqual([
      traceparent,
      undefined,
      traceparent,
    ]);
  });

  it('is told of what happens, although the last one before it is deleted at the same moment', async () => {
    let { id } = await story.endpoint();
    for (let round = 1; round <= 10; round += 1) {
      const [made] = await Promise.all([
        story.endpoint({ event_types: ['product.*'] }),
        story.tenant.api.delete(`/webhook-endpoints/${id}`),
      ]);
      id = made.id;
      await story.tenant.product();
      await story.delivered();
      expect([round, await story.deliveries(id)]).toEqual([round, [expect.anything()]]);
    }
  });

  it('shows its secret when it is made, and never again', async () => {
    const made = await story.endpoint({ headers: { Authorization: 'Bearer of the receiver' } });
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { body } = await story.tenant.api.get(`/webhook-endpoints/${made.id}`);
    expect(body).toMatchObject({ status: 'active', header_names: ['Authorization'] });
    expect(JSON.stringify(body)).not.toContain('of the receiver');
    expect(body).not.toHaveProperty('secret');
    await story.tenant.product();
    await story.delivered();
    expect(story.receiver.requests[0]?.headers).toMatchObject({ authorization: 'Bearer of the receiver' });
    const everything = JSON.stringify([
      (await story.service.database.admin.query('SELECT * FROM webhook_endpoints')).rows,
      (await story.service.database.admin.query('SELECT * FROM webhook_attempts')).rows,
      (await story.service.database.admin.query('SELECT * FROM events')).rows,
    ]);
    expect(everything).not.toContain('of the receiver');
    expect(everything).not.toContain(made.secret);
  });

  it('is refused at an address that is not public, with the field that is wrong', async () => {
    for (const url of [
      'https://10.0.0.1/',
      'https://192.168.0.1.example/',
      'ftp://hooks.example/',
      'hooks',
    ]) {
      const { status, body } = await story.tenant.api.post('/webhook-endpoints', { url });
      expect([url, status, body.errors?.[0]]).toMatchObject([
        url,
        422,
        { pointer: '#/url', code: 'address_not_allowed' },
      ]);
    }
  });

  it('is one of twenty at most', async () => {
    for (let count = 0; count < 20; count += 1) await story.endpoint({ event_types: ['payment.*'] });
    const { status, body } = await story.tenant.api.post('/webhook-endpoints', { url: story.receiver.url });
    expect([status, body.errors[0].code]).toEqual([422, 'too_many']);
  });

  it('gets only ids with `thin`', async () => {
    await story.endpoint({ payload: 'thin', event_types: ['product.created'] });
    const product = await story.tenant.product();
    await story.delivered();
    expect(story.receiver.messages()[0]?.data).toEqual({ object: { id: product, version: 1 } });
  });

  it('shows no more than whoever made it may read', async () => {
    const session = await story.tenant.signIn();
    const scopes = ['webhooks:write', 'webhooks:read', 'products:read'];
    const key = (await session.post('/api-keys', { name: 'Hooks', scopes })).body.secret as string;
    await story.tenant.api.as(key).post('/webhook-endpoints', { url: story.receiver.url });
    const customer = await story.tenant.customer();
    const product = await story.tenant.product();
    await story.delivered();
    const objects = Object.fromEntries(
      story.receiver.messages().map(({ type, data }) => [type, data.object]),
    );
    expect(objects['customer.created']).toEqual({ id: customer });
    expect(objects['product.created']).toMatchObject({ id: product, name: 'Programming' });
  });
});

describe('a secret', () => {
  it('that is rotated signs beside the new one until its end, and a second rotation ends the oldest', async () => {
    const { id, secret: first } = await story.endpoint({ event_types: ['product.*'] });
    const second = await story.rotated(id, { previous_valid_for_hours: 1 });
    await story.tenant.product();
    await story.delivered();
    for (const secret of [first, second]) story.verified(story.receiver.requests.at(-1), secret);
    const third = await story.rotated(id);
    await story.tenant.product();
    await story.delivered();
    for (const secret of [second, third]) story.verified(story.receiver.requests.at(-1), secret);
    expect(() => story.verified(story.receiver.requests.at(-1), first)).toThrow();
    story.service.clock.passes('25 hours');
    await story.tenant.product();
    await story.delivered();
    expect(story.receiver.requests.at(-1)?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });

  it('is answered again to a repeated request, and is in no table in clear', async () => {
    const options = { headers: { 'idempotency-key': `hook-${Date.now()}` } };
    const first = await story.tenant.api.post('/webhook-endpoints', { url: story.receiver.url }, options);
    const again = await story.tenant.api.post('/webhook-endpoints', { url: story.receiver.url }, options);
    expect(again.body).toEqual(first.body);
    const { rows } = await story.service.database.admin.query('SELECT answer::text FROM idempotency_keys');
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(first.body.secret as string).toString('hex'));
  });
});

describe('sending again', () => {
  it('replays a stretch of the feed with the same ids', async () => {
    const { id } = await story.endpoint({ event_types: ['product.*'] });
    const products = [
      await story.tenant.product(),
      await story.tenant.product(),
      await story.tenant.product(),
    ];
    await story.delivered();
    const before = bySequence(story.receiver.messages());
    const from = before[1]?.sequence ?? 0;
    const answer = await story.tenant.api.post(`/webhook-endpoints/${id}/replay`, { from_sequence: from });
    expect(answer.body).toEqual({ deliveries: 2, next_sequence: null });
    await story.service.jobsRun();
    // Three objects have three lanes, so that their order among each other is open.
    expect(bySequence(story.receiver.messages().slice(3)).map(({ id: event }) => event)).toEqual(
      before.slice(1).map(({ id: event }) => event),
    );
    expect(products).toHaveLength(3);
    const nothing = await story.tenant.api.post(`/webhook-endpoints/${id}/replay`, {
      from_sequence: from,
      only_failed: true,
    });
    expect(nothing.body.deliveries).toBe(0);
  });

  it('resends one delivery, also to a disabled endpoint', async () => {
    const { id } = await story.endpoint({ event_types: ['product.*'] });
    await story.tenant.product();
    await story.delivered();
    const found = await story.deliveries(id);
    expect(found).toHaveLength(1);
    const [delivery] = found;
    await story.tenant.api.post(`/webhook-endpoints/${id}/disable`);
    const resent = await story.tenant.api.post(`/webhook-deliveries/${delivery?.id}/resend`);
    expect(resent.body).toMatchObject({ origin: 'resend', status: 'pending' });
    await story.service.jobsRun();
    expect((await story.tenant.api.get(`/webhook-deliveries/${resent.body.id}`)).body).toMatchObject({
      status: 'delivered',
      attempts: 1,
    });
    expect(story.receiver.requests).toHaveLength(2);
  });
});

describe('a test', () => {
  it('is sent at once and says what came back', async () => {
    const { id, secret } = await story.endpoint();
    story.receiver.answer = { status: 202, text: 'Got it.' };
    const { status, body } = await story.tenant.api.post(`/webhook-endpoints/${id}/test`, {
      event_type: 'credit_note.voided',
    });
    expect([status, body]).toMatchObject([200, { status: 202, response_text: 'Got it.', error: null }]);
    const sent = story.receiver.requests.find(({ headers }) => headers['webhook-id'] === body.delivery_id);
    expect(story.verified(sent, secret)).toMatchObject({
      type: 'credit_note.voided',
      test: true,
    });
  });

  it('says why nothing came back', async () => {
    const { id } = await story.endpoint({ url: story.receiver.url.replace(/\d+\/hooks$/, '1024/hooks') });
    const { status, body } = await story.tenant.api.post(`/webhook-endpoints/${id}/test`, {});
    expect([status, body]).toMatchObject([200, { status: null, error: 'The connection was refused.' }]);
  });
});

describe('a deleted endpoint', () => {
  it('gets nothing more, and what waited is cancelled', async () => {
    const { id } = await story.endpoint({ event_types: ['product.*'] });
    story.receiver.answer = { status: 500 };
    await story.tenant.product();
    await story.delivered();
    expect((await story.tenant.api.delete(`/webhook-endpoints/${id}`)).status).toBe(204);
    story.service.clock.passes('1 hour');
    await story.service.jobsRun();
    expect((await story.deliveries(id))[0]).toMatchObject({ status: 'cancelled', attempts: 1 });
    expect(story.receiver.requests).toHaveLength(1);
  });
});

function bySequence(messages: readonly ReceivedMessage[]): ReceivedMessage[] {
  return messages.toSorted((one, other) => one.sequence - other.sequence);
}
