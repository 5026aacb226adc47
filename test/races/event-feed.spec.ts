import { ApiClient } from '../support/api-client.js';
import { eventually, pause } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

const WRITERS = 8;
const EVENTS_EACH = 120;
/** Fixed, so that every run waits the same. */
const DELAYS_MS = [0, 1, 7, 2, 0, 15, 3, 0, 9, 1, 30, 0, 4];

let service: TestService;
let other: TestService;

beforeAll(async () => {
  service = await TestService.start();
  other = await TestService.start({ sharing: service });
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

interface FeedEvent {
  readonly id: string;
  readonly sequence: number;
  readonly type: string;
  readonly data: {
    readonly object: Readonly<Record<string, unknown>>;
    readonly previous_attributes?: unknown;
  };
}

/** Reads the feed like an integration: from the last number on, repeatedly, until all events are numbered. */
async function follow(api: ApiClient, written: () => boolean): Promise<FeedEvent[]> {
  const read: FeedEvent[] = [];
  for (let last = false; ; last = written() && (await service.isAllNumbered())) {
    const after = read.at(-1)?.sequence ?? 0;
    const { body } = await api.get(`/events?after=${after}&limit=50`);
    read.push(...(body.data as FeedEvent[]));
    if (last && body.data.length === 0) return read;
  }
}

describe('the event feed under eight writers on two nodes', () => {
  it('has every change once, with numbers without gaps, for everyone who reads along', async () => {
    const { api } = service.owner;
    const elsewhere = new ApiClient(other.url, api.token);
    let running = WRITERS;
    const made: string[] = [];
    const writers = Array.from({ length: WRITERS }, async (_none, writer) => {
      const client = writer % 2 === 0 ? api : elsewhere;
      for (let n = 0; n < EVENTS_EACH; n += 1) {
        const answer = await client.post('/customers', { name: `Writer ${writer}, ${n}` });
        made.push(answer.body.id as string);
        await pause(DELAYS_MS[(writer + n) % DELAYS_MS.length] ?? 0);
      }
      running -= 1;
    });
    const [read] = await Promise.all([follow(api, () => running === 0), ...writers]);
    expect(read.map(({ sequence }) => sequence)).toEqual(read.map((_event, index) => index + 1));
    const created = read.filter(({ type }) => type === 'customer.created');
    const listed = created.map(({ data }) => data.object['id'] as string);
    expect([...listed].sort()).toEqual([...made].sort());
  });

  it('keeps the order of changes to one object, whichever transaction waited', async () => {
    const { api } = service.owner;
    const elsewhere = new ApiClient(other.url, api.token);
    const id = await service.owner.customer();
    await Promise.all(
      Array.from({ length: 40 }, (_none, n) => {
        const client = n % 2 === 0 ? api : elsewhere;
        // A key is claimed before the row is locked, so that transactions begin in another order than they end.
        const headers = { 'idempotency-key': `order-${n}` };
        return n % 3 === 0
          ? client.put(`/customers/${id}`, { name: `Change ${n}` })
          : client.post('/customers', { name: `Other ${n}` }, { headers });
      }),
    );
    const versions = await eventually(async () => {
      const { body } = await api.get('/events?limit=1000&type=customer.updated');
      const mine = (body.data as FeedEvent[]).filter(({ data }) => data.object['id'] === id);
      return mine.length === 14 ? mine.map(({ data }) => data.object['version']) : undefined;
    });
    expect(versions).toEqual(Array.from({ length: 14 }, (_none, n) => n + 2));
  });
});

describe('a feed ordered by an identity column', () => {
  it('loses events that commit late, which is why ours is numbered after the commit', async () => {
    const reader = service.database.admin;
    await reader.query('CREATE TABLE naive_feed (position bigint GENERATED ALWAYS AS IDENTITY, writer text)');
    let last = 0;
    const poll = async (): Promise<string[]> => {
      const { rows } = await reader.query<{ position: string; writer: string }>(
        'SELECT * FROM naive_feed WHERE position > $1 ORDER BY position',
        [last],
      );
      last = Number(rows.at(-1)?.position ?? last);
      return rows.map(({ writer }) => writer);
    };
    const slow = await reader.connect();
    await slow.query('BEGIN');
    await slow.query(`INSERT INTO naive_feed (writer) VALUES ('slow')`);
    await reader.query(`INSERT INTO naive_feed (writer) VALUES ('quick')`);
    expect(await poll()).toEqual(['quick']);
    await slow.query('COMMIT');
    slow.release();
    expect(await poll()).toEqual([]);
    await reader.query('DROP TABLE naive_feed');
  });
});

describe('the event of a change', () => {
  it('gets its number within moments, with the actor, the request and the earlier values', async () => {
    const { api } = service.owner;
    const created = await api.post('/products', { name: 'Told', price: 1 });
    const changed = await api.put(`/products/${created.body.id}`, { name: 'Told', price: 2 });
    const event = await eventually(async () => {
      const { body } = await api.get('/events?type=product.updated');
      return (body.data as FeedEvent[]).find(({ data }) => data.object['id'] === created.body.id);
    });
    expect(event).toMatchObject({
      type: 'product.updated',
      actor: { kind: 'api_key' },
      request_id: changed.headers.get('x-request-id'),
      data: { object: changed.body, previous_attributes: { version: 1, price: 1 } },
    });
    expect((await api.get(`/events/${event.id}`)).body).toEqual(event);
  });

  it('can also be read from the end of the feed, backwards', async () => {
    const { api } = service.owner;
    await service.eventsNumbered();
    const newest = (await api.get('/events?order=desc&limit=5')).body.data as FeedEvent[];
    const numbers = newest.map(({ sequence }) => sequence);
    const [last = 0] = numbers;
    expect(numbers).toEqual([0, 1, 2, 3, 4].map((step) => last - step));
    expect((await api.get(`/events?after=${last}`)).body.data).toEqual([]);
    const older = await api.get(`/events?order=desc&after=${numbers[4]}&limit=1`);
    expect(older.body).toMatchObject({ data: [{ sequence: last - 5 }], has_more: true });
    expect((await api.get('/events?order=up')).body.errors).toMatchObject([{ pointer: 'order' }]);
  });

  it('does not exist if the change is refused', async () => {
    const { api } = service.owner;
    const count =
      'SELECT (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM event_queue) AS queued';
    const quiet = () =>
      eventually(async () => {
        const { rows } = await service.database.admin.query(count);
        return rows[0].queued === '0' ? (rows[0].events as string) : undefined;
      });
    const before = await quiet();
    const items = [{ product_id: 'prd_01h455vb4pex5vsknk084sn02q', quantity: 1, price: 1 }];
    await api.post('/invoices', { customer_id: await service.owner.customer(), items, tax_rate: 0 });
    expect(Number(await quiet())).toBe(Number(before) + 1);
  });
});

describe('events of a killed process without a number', () => {
  it('are numbered by the other nodes', async () => {
    const { admin } = service.database;
    const { rows } = await admin.query<{ organization_id: string; id: string; object_id: string }>(
      `INSERT INTO events SELECT organization_id, gen_random_uuid(), 'customer.created', object_id, created_at,
              actor_kind, actor_id, request_id, data FROM events LIMIT 1 RETURNING organization_id, id, object_id`,
    );
    const [{ organization_id, id, object_id } = { organization_id: '', id: '', object_id: '' }] = rows;
    await admin.query(
      'INSERT INTO event_queue (organization_id, event_id, type, object_id) VALUES ($1, $2, $3, $4)',
      [organization_id, id, 'customer.created', object_id],
    );
    await eventually(async () => {
      const found = await admin.query('SELECT sequence FROM event_feed WHERE event_id = $1', [id]);
      return found.rowCount === 1 ? true : undefined;
    });
  });
});
