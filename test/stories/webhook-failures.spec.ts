import { eventually, until } from '../support/eventually.js';
import type { ReceivedMessage } from '../support/receiver.js';
import { WebhookStory } from '../support/webhook-story.js';

let story: WebhookStory;

/** Waits until so many transactions wait for a lock of another. */
async function waitingForLocks(count: number): Promise<void> {
  const statement = 'SELECT count(DISTINCT pid)::integer AS count FROM pg_locks WHERE NOT granted';
  await eventually(async () => {
    const { rows } = await story.service.database.admin.query<{ count: number }>(statement);
    return rows[0]?.count === count ? true : undefined;
  });
}

/** How many jobs to deliver no worker has taken yet. */
async function jobsWaiting(): Promise<number> {
  const { rows } = await story.service.database.admin.query<{ waiting: number }>(
    `SELECT count(*)::integer AS waiting
       FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier LIKE 'webhooks.%' AND j.is_available AND j.run_at <= now()`,
  );
  return rows[0]?.waiting ?? 0;
}

beforeAll(async () => {
  story = await WebhookStory.start();
});
afterEach(() => story.reset());
afterAll(() => story.stop());

describe('a receiver that fails', () => {
  it('is tried ten times within 75 hours and 36 minutes, with the same id, and then given up', async () => {
    const { id } = await story.endpoint({ event_types: ['product.*'] });
    story.receiver.answer = { status: 500, text: 'Not today.' };
    await story.tenant.product();
    await story.delivered();
    const pauses = ['6 seconds', '6 minutes', '33 minutes', '132 minutes', '330 minutes'].concat([
      '11 hours',
      '924 minutes',
      '22 hours',
      '1584 minutes',
    ]);
    for (const pause of pauses) {
      expect((await story.deliveries(id))[0]).toMatchObject({ status: 'pending', last_status: 500 });
      story.service.clock.passes(pause);
      await story.service.jobsRun();
    }
    const [delivery] = await story.deliveries(id);
    expect(delivery).toMatchObject({ status: 'failed', attempts: 10, next_attempt_at: null });
    expect(new Set(story.receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(story.receiver.messages().map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const { body } = await story.tenant.api.get(`/webhook-deliveries/${delivery?.id}`);
    expect(body.log).toHaveLength(10);
    expect(body.log[0]).toMatchObject({
      number: 1,
      status: 500,
      response_text: 'Not today.',
      address: '127.0.0.1',
      error: 'The receiver answered 500.',
      request_headers: { 'webhook-id': story.receiver.requests[0]?.headers['webhook-id'] },
    });
    expect(JSON.stringify(body.log)).not.toContain('v1,');
  });

  it('holds up later events of the same object, and no others', async () => {
    await story.endpoint({ event_types: ['product.*'] });
    const [failing, other] = [await story.tenant.product(), await story.tenant.product()];
    await story.delivered();
    story.receiver.failFor = (message) => message.data.object.id === failing;
    story.receiver.requests.length = 0;
    await story.tenant.api.patch(`/products/${failing}`, { price: 1 });
    await story.tenant.api.patch(`/products/${failing}`, { price: 2 });
    await story.tenant.api.patch(`/products/${other}`, { price: 3 });
    await story.delivered();
    expect(story.pricesOf(failing)).toEqual([1]);
    expect(story.pricesOf(other)).toEqual([3]);
    story.receiver.failFor = undefined;
    story.service.clock.passes('6 seconds');
    await story.service.jobsRun();
    expect(story.pricesOf(failing)).toEqual([1, 1, 2]);
  });

  it('is waited for as long as Retry-After says', async () => {
    const { id } = await story.endpoint({ event_types: ['product.*'] });
    story.receiver.answer = { status: 503, headers: { 'retry-after': '120' } };
    await story.tenant.product();
    await story.delivered();
    const [delivery] = await story.deliveries(id);
    const waits = Date.parse(delivery?.next_attempt_at ?? '') - story.service.clock.now().getTime();
    expect(waits).toBe(120_000);
  });

  it('fails after an hour, is disabled after five days, and catches up when it is enabled', async () => {
    const { id } = await story.endpoint({ event_types: ['product.*'], ordering: 'none' });
    story.receiver.answer = { status: 500 };
    for (let count = 0; count < 10; count += 1) await story.tenant.product();
    await story.delivered();
    story.service.clock.passes('2 hours');
    await story.service.jobsRun();
    expect((await story.tenant.api.get(`/webhook-endpoints/${id}`)).body).toMatchObject({
      status: 'failing',
    });
    story.service.clock.passes('120 hours');
    await story.service.jobsRun();
    const disabled = await story.tenant.api.get(`/webhook-endpoints/${id}`);
    expect(disabled.body).toMatchObject({
      status: 'disabled',
      status_reason: 'No request succeeded for five days.',
    });
    await story.tenant.product();
    await story.delivered();
    story.receiver.answer = { status: 200 };
    story.receiver.requests.length = 0;
    expect((await story.tenant.api.post(`/webhook-endpoints/${id}/enable`)).body).toMatchObject({
      status: 'active',
    });
    await story.delivered();
    expect(new Set(story.receiver.messages().map(({ sequence }) => sequence)).size).toBe(11);
    const types = (await story.tenant.api.get(`/events?object_id=${id}`)).body.data as ReceivedMessage[];
    expect(types.map(({ type }) => type)).toEqual([
      'webhook_endpoint.created',
      'webhook_endpoint.updated',
      'webhook_endpoint.disabled',
      'webhook_endpoint.enabled',
    ]);
  });

  it('that is gone, by 410, is disabled at once', async () => {
    const { id } = await story.endpoint({ event_types: ['product.*'] });
    story.receiver.answer = { status: 410 };
    await story.tenant.product();
    await story.delivered();
    const { body } = await story.tenant.api.get(`/webhook-endpoints/${id}`);
    expect(body).toMatchObject({
      status: 'disabled',
      status_reason: 'The receiver answered 410: it is gone.',
    });
  });

  it('never makes the service follow a redirect', async () => {
    const { id } = await story.endpoint({ event_types: ['product.*'] });
    story.receiver.answer = { status: 307, headers: { location: `${story.receiver.url}/elsewhere` } };
    await story.tenant.product();
    await story.delivered();
    expect(story.receiver.requests).toHaveLength(1);
    expect((await story.deliveries(id))[0]).toMatchObject({ status: 'pending', last_status: 307 });
  });
});

describe('receivers that hang', () => {
  it('get eight requests at once each, all together 32, and one more each that has none', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const ids: string[] = [];
    for (const name of names) {
      const { id } = await story.endpoint({ event_types: ['product.*'], headers: { 'X-Endpoint': name } });
      await story.tenant.api.post(`/webhook-endpoints/${id}/disable`);
      ids.push(id);
    }
    for (let count = 0; count < 12; count += 1) await story.tenant.product();
    await story.service.eventsNumbered();
    let answer = (): void => undefined;
    story.receiver.answersAfter = new Promise((resolve) => (answer = resolve));
    for (const [at, id] of ids.entries()) {
      await story.tenant.api.post(`/webhook-endpoints/${id}/enable`);
      await until(() => story.receiver.requests.length >= Math.min((at + 1) * 8, 33));
    }
    await eventually(async () => ((await jobsWaiting()) === 0 ? true : undefined));
    const got = story.receiver.requests.map(({ headers }) => headers['x-endpoint'] ?? '');
    expect(names.map((name) => got.filter((one) => one === name).length)).toEqual([8, 8, 8, 8, 1]);
    answer();
    await story.delivered();
    expect(story.receiver.requests).toHaveLength(60);
  });
});

describe('enabling', () => {
  it('from now on cancels what waits', async () => {
    const { id } = await story.endpoint({ event_types: ['product.*'] });
    await story.tenant.api.post(`/webhook-endpoints/${id}/disable`);
    await story.tenant.product();
    await story.service.eventsNumbered();
    await story.tenant.api.post(`/webhook-endpoints/${id}/enable`, { from: 'now' });
    const later = await story.tenant.product();
    await story.delivered();
    expect(story.receiver.messages().map(({ data }) => data.object.id)).toEqual([later]);
  });

  it('starts again what was under way when the endpoint was disabled', async () => {
    const { id } = await story.endpoint({ event_types: ['product.*'] });
    let answer = (): void => undefined;
    story.receiver.answersAfter = new Promise((resolve) => (answer = resolve));
    story.receiver.answer = { status: 500 };
    await story.tenant.product();
    await until(() => story.receiver.requests.length === 1);
    await story.tenant.api.post(`/webhook-endpoints/${id}/disable`);
    // Whoever enables it holds the lanes, and waits for the row, while the attempt ends.
    const row = await story.service.database.admin.connect();
    await row.query('BEGIN');
    await row.query('SELECT 1 FROM webhook_endpoints WHERE status = $1 FOR UPDATE', ['disabled']);
    const enabling = story.tenant.api.post(`/webhook-endpoints/${id}/enable`);
    await waitingForLocks(1);
    answer();
    await waitingForLocks(2);
    await row.query('COMMIT');
    row.release();
    expect((await enabling).status).toBe(200);
    story.receiver.answer = { status: 200 };
    await story.delivered();
    story.service.clock.passes('6 seconds');
    await story.service.jobsRun();
    expect(await story.deliveries(id)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
  });

  it('after a week gives all events, in order, once', async () => {
    const { id } = await story.endpoint({ event_types: ['product.*'] });
    await story.tenant.api.post(`/webhook-endpoints/${id}/disable`);
    const product = await story.tenant.product();
    for (let price = 1; price <= 20; price += 1)
      await story.tenant.api.patch(`/products/${product}`, { price });
    await story.service.eventsNumbered();
    story.service.clock.passes('7 days');
    await story.tenant.api.post(`/webhook-endpoints/${id}/enable`);
    await story.delivered();
    expect(story.pricesOf(product)).toEqual([null, ...Array.from({ length: 20 }, (_none, n) => n + 1)]);
  });
});
