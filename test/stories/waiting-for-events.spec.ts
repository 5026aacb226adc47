import { FeedBell } from '../../src/modules/record/events/index.js';
import type { ApiAnswer } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

/** GET /events?wait=: the answer comes as soon as something happens. */

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.stop());

const owner = () => service.owner;

/** The last number of the feed. */
async function end(): Promise<number> {
  await service.eventsNumbered();
  const { body } = await owner().api.get('/events?order=desc&limit=1');
  return (body as { data: { sequence: number }[] }).data[0]?.sequence ?? 0;
}

function typesOf({ body }: ApiAnswer): string[] {
  return (body as { data: { type: string }[] }).data.map(({ type }) => type);
}

/** Waits until so many callers wait at the service. */
async function until(count: number, node = service): Promise<void> {
  const bell = node.app.get(FeedBell);
  await eventually(() => Promise.resolve(bell.waiting === count ? true : undefined));
}

describe('a number that the feed has not reached, as after a restore', () => {
  it('is a problem of its own, which tells where the feed ends', async () => {
    const last = await end();
    for (const path of [`/events?after=${last + 1}`, `/events?after=${last + 9}&wait=20`]) {
      const { status, body } = await owner().api.get(path);
      expect([status, body.code, body.last_sequence]).toEqual([409, 'feed_ends_earlier', last]);
    }
    const stream = await owner().api.get(`/events/stream?after=${last + 1}`);
    expect([stream.status, stream.body.code]).toEqual([409, 'feed_ends_earlier']);
    expect((await owner().api.get(`/events?after=${last}`)).body.data).toEqual([]);
    expect((await owner().api.get(`/events?after=${last + 1}&order=desc&limit=1`)).status).toBe(200);
  });
});

describe('waiting for events', () => {
  it('ends with the event that was waited for, long before the time is over', async () => {
    const after = await end();
    const beganMs = performance.now();
    const waiting = owner().api.get(`/events?after=${after}&wait=20`);
    await until(1);
    await owner().api.post('/products', { name: 'Punched cards' });
    expect(typesOf(await waiting)).toEqual(['product.created']);
    expect(performance.now() - beganMs).toBeLessThan(15_000);
  });

  it('does not end with events of other types, and answers nothing when the time is over', async () => {
    const after = await end();
    const waiting = owner().api.get(`/events?after=${after}&wait=2&type=invoice.paid`);
    await owner().api.post('/products', { name: 'Cranks' });
    expect(typesOf(await waiting)).toEqual([]);
  });

  it('answers at once if there is something already', async () => {
    const after = await end();
    await owner().api.post('/products', { name: 'Levers' });
    await service.eventsNumbered();
    expect(typesOf(await owner().api.get(`/events?after=${after}&wait=20`))).toEqual(['product.created']);
  });

  it('shows nothing of another organization', async () => {
    const other = await service.newTenant('waiting');
    const after = await end();
    const waiting = owner().api.get(`/events?after=${after}&wait=1`);
    await other.api.post('/products', { name: 'Wheels' });
    expect(typesOf(await waiting)).toEqual([]);
  });

  it('holds no connection to the database, so that many may wait', async () => {
    const after = await end();
    const waiting = Array.from({ length: 50 }, () => owner().api.get(`/events?after=${after}&wait=20`));
    // The pool has eight connections.
    await until(50);
    const { status } = await owner().api.post('/products', { name: 'Gears' });
    expect(status).toBe(201);
    const answers = await Promise.all(waiting);
    expect(answers.map(typesOf)).toEqual(waiting.map(() => ['product.created']));
  });

  it('refuses more callers of one organization than may wait, and lets others go on', async () => {
    const after = await end();
    const waiting = Array.from({ length: 101 }, () => owner().api.get(`/events?after=${after}&wait=20`));
    const refused = await Promise.race(waiting);
    await until(100);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect((await owner().api.get('/events?limit=1')).status).toBe(200);
    await owner().api.post('/products', { name: 'Ratchets' });
    await Promise.all(waiting);
  });

  it('ends with 401 when the credential has ended meanwhile', async () => {
    const manager = await owner().signIn();
    const { body: key } = await manager.post('/api-keys', { name: 'Short' });
    const after = await end();
    const waiting = owner()
      .api.as(key.secret as string)
      .get(`/events?after=${after}&wait=20`);
    await manager.delete(`/api-keys/${key.id as string}`);
    expect(await waiting).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
  });

  it.each(['wait=21', 'wait=-1', 'wait=x', 'wait=5&order=desc'])('refuses %s', async (query) => {
    const { status, body } = await owner().api.get(`/events?${query}`);
    expect([status, body.code, (body.errors as { pointer: string }[])[0]?.pointer]).toEqual([
      400,
      'invalid_parameter',
      'wait',
    ]);
  });
});

describe('a caller that leaves', () => {
  it('gives its place free at once', async () => {
    const after = await end();
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${owner().api.token ?? ''}` };
    const url = `${service.url}/api/events?after=${after}&wait=20`;
    const waiting = fetch(url, { headers, signal: leaving.signal });
    await until(1);
    leaving.abort();
    await expect(waiting).rejects.toThrow();
    await until(0);
  });
});

describe('a service that stops', () => {
  it('answers at once those who wait', async () => {
    const node = await TestService.start({ sharing: service });
    const after = await end();
    const waiting = node.anonymous.as(owner().api.token).get(`/events?after=${after}&wait=20`);
    await until(1, node);
    const beganMs = performance.now();
    await node.halt();
    expect((await waiting).status).toBe(200);
    expect(performance.now() - beganMs).toBeLessThan(10_000);
  });
});
