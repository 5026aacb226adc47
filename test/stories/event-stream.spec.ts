import { FeedBell } from '../../src/modules/record/events/index.js';
import { eventually } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

/** GET /events/stream: events as they happen, as server-sent events. */

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.stop());

const owner = () => service.owner;

/** A reader of the stream, with all that it got. */
class Reader {
  text = '';
  ended = false;
  private readonly leaving = new AbortController();

  private constructor(readonly status: number) {}

  static async open(query = '', { token = owner().api.token, lastId = '', url = service.url } = {}) {
    const leaving = new AbortController();
    const response = await fetch(`${url}/api/events/stream${query}`, {
      headers: { authorization: `Bearer ${token ?? ''}`, ...(lastId && { 'last-event-id': lastId }) },
      signal: leaving.signal,
    });
    const reader = new Reader(response.status);
    reader.leaving.signal.addEventListener('abort', () => leaving.abort());
    void reader.read(response);
    return reader;
  }

  /** The types of the events that came, in their order. */
  types(): string[] {
    return [...this.text.matchAll(/^event: (.+)$/gm)].map(([, type = '']) => type);
  }

  /** The ids that came, in their order, each once. */
  ids(): number[] {
    return [...new Set([...this.text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)))];
  }

  async has(types: readonly string[]): Promise<void> {
    await eventually(() => Promise.resolve(this.types().length >= types.length ? true : undefined));
    expect(this.types()).toEqual(types);
  }

  async isAtEnd(): Promise<void> {
    await eventually(() => Promise.resolve(this.ended ? true : undefined));
  }

  leave(): void {
    this.leaving.abort();
  }

  private async read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const part of response.body ?? []) this.text += decoder.decode(part as Uint8Array);
    } catch {
      // It was left.
    }
    this.ended = true;
  }
}

const product = (name: string) => owner().api.post('/products', { name });

describe('a stream of events', () => {
  it('begins now, and gives each event as it happens', async () => {
    await product('Before');
    await service.eventsNumbered();
    const reader = await Reader.open();
    await eventually(() => Promise.resolve(reader.ids().length > 0 ? true : undefined));
    await product('Punched cards');
    await reader.has(['product.created']);
    const [, data = ''] = /^data: (.+)$/m.exec(reader.text) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      type: 'product.created',
      data: { object: { name: 'Punched cards' } },
    });
    reader.leave();
  });

  it.each(['after', 'Last-Event-ID'])('goes on where a reader was cut off, by %s', async (by) => {
    const first = await Reader.open();
    await product('One');
    await first.has(['product.created']);
    first.leave();
    const last = String(first.ids().at(-1));
    await product('Two');
    await product('Three');
    const second = await (by === 'after' ? Reader.open(`?after=${last}`) : Reader.open('', { lastId: last }));
    await second.has(['product.created', 'product.created']);
    expect(second.ids()).toEqual([0, 1, 2].map((more) => Number(last) + more));
    second.leave();
  });

  it('gives only what was asked for', async () => {
    const reader = await Reader.open('?type=customer.created');
    await eventually(() => Promise.resolve(reader.ids().length > 0 ? true : undefined));
    await product('Not this');
    await owner().api.post('/customers', { name: 'This' });
    await reader.has(['customer.created']);
    reader.leave();
  });

  it('shows the id alone of what the credential may not read', async () => {
    const manager = await owner().signIn();
    const { body } = await manager.post('/api-keys', { name: 'Events only', scopes: ['events:read'] });
    await service.eventsNumbered();
    const reader = await Reader.open('', { token: body.secret as string });
    await eventually(() => Promise.resolve(reader.ids().length > 0 ? true : undefined));
    await product('Secret');
    await reader.has(['product.created']);
    expect(reader.text).not.toContain('Secret');
    reader.leave();
  });

  it('ends when the credential ends', async () => {
    const manager = await owner().signIn();
    const { body } = await manager.post('/api-keys', { name: 'Short' });
    const reader = await Reader.open('', { token: body.secret as string });
    await eventually(() => Promise.resolve(reader.ids().length > 0 ? true : undefined));
    await manager.delete(`/api-keys/${body.id as string}`);
    await reader.isAtEnd();
    expect(reader.types()).not.toContain('api_key.revoked');
  });

  it('gives its place free when the reader leaves', async () => {
    const bell = service.app.get(FeedBell);
    const reader = await Reader.open();
    await eventually(() => Promise.resolve(bell.waiting === 1 ? true : undefined));
    reader.leave();
    await eventually(() => Promise.resolve(bell.waiting === 0 ? true : undefined));
  });

  it.each([
    ['?after=x', 400],
    ['?limit=5', 400],
  ])('refuses %s', async (query, status) => {
    expect((await Reader.open(query)).status).toBe(status);
  });

  it('is refused without the scope, and without a credential', async () => {
    const manager = await owner().signIn();
    const { body } = await manager.post('/api-keys', { name: 'Products', scopes: ['products:read'] });
    expect((await Reader.open('', { token: body.secret as string })).status).toBe(403);
    expect((await Reader.open('', { token: 'nobody' })).status).toBe(401);
  });
});

describe('a service that stops', () => {
  it('ends its streams at once', async () => {
    const node = await TestService.start({ sharing: service });
    const reader = await Reader.open('', { url: node.url });
    await eventually(() => Promise.resolve(reader.ids().length > 0 ? true : undefined));
    const beganMs = performance.now();
    await node.halt();
    await reader.isAtEnd();
    expect(performance.now() - beganMs).toBeLessThan(10_000);
  });
});
