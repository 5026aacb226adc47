import type { ApiClient } from '../support/api-client.js';
import { WRITERS_OF_BEFORE } from '../../src/database/migrations/1797000000000-know-writers-of-webhooks.js';
import { WebhookStory } from '../support/webhook-story.js';
import { joined, type Person } from './people/people.js';

/** Endpoints after those who wrote them may read less, or have left. */

let story: WebhookStory;
let owner: ApiClient;
let count = 0;

beforeAll(async () => {
  story = await WebhookStory.start();
});
beforeEach(async () => {
  owner = await story.tenant.signIn();
});
afterEach(() => story.reset());
afterAll(() => story.stop());

function admin(terms: object = {}): Promise<Person> {
  count += 1;
  return joined(story.service, owner, { email: `admin${count}@example.com`, role: 'admin', ...terms });
}

async function endpointOf(api: ApiClient, fields: object = {}): Promise<string> {
  const { status, body } = await api.post('/webhook-endpoints', { url: story.receiver.url, ...fields });
  expect(status).toBe(201);
  return body.id as string;
}

async function shown(id: string): Promise<Record<string, unknown>> {
  return (await owner.get(`/webhook-endpoints/${id}`)).body as Record<string, unknown>;
}

const messagesOf = (type: string) => story.receiver.messages().filter((message) => message.type === type);
const update = (api: ApiClient, id: string, fields: object = {}) =>
  api.put(`/webhook-endpoints/${id}`, { url: story.receiver.url, ...fields });

describe('an endpoint whose writer was removed', () => {
  it('gets nothing more, says why, and goes on for whoever updates it', async () => {
    const { id: user, session } = await admin();
    const id = await endpointOf(session);
    await story.tenant.customer();
    await story.delivered();
    expect(messagesOf('customer.created')).toHaveLength(1);
    expect((await owner.delete(`/members/${user}`)).status).toBe(204);
    const customer = await story.tenant.customer();
    await story.delivered();
    expect(messagesOf('customer.created')).toHaveLength(1);
    expect(messagesOf('member.removed')).toEqual([]);
    expect(await shown(id)).toMatchObject({
      status: 'disabled',
      status_reason: 'Whoever wrote it has left, or the API key that wrote it has ended.',
      writer_left_at: expect.any(String) as string,
    });
    for (const action of ['enable', 'test', 'replay']) {
      const body = action === 'replay' ? { from_sequence: 1 } : {};
      const refused = await owner.post(`/webhook-endpoints/${id}/${action}`, body);
      expect([action, refused.status, refused.body.available_actions]).toEqual([
        action,
        409,
        ['update', 'delete'],
      ]);
    }
    const [last] = await story.deliveries(id);
    expect((await owner.post(`/webhook-deliveries/${last?.id ?? ''}/resend`)).status).toBe(409);
    expect((await owner.get(`/webhook-deliveries/${last?.id ?? ''}`)).body.body).toBeNull();
    const taken = await update(owner, id);
    expect(taken.body).toMatchObject({ status: 'active', status_reason: null, writer_left_at: null });
    await story.delivered();
    expect(messagesOf('customer.created').map(({ data }) => data.object.id)).toContain(customer);
    expect(messagesOf('member.removed')).toHaveLength(1);
  });

  it('stays disabled if it was before, whoever takes it over', async () => {
    const { id: user, session } = await admin();
    const id = await endpointOf(session);
    await owner.post(`/webhook-endpoints/${id}/disable`);
    await owner.delete(`/members/${user}`);
    await story.delivered();
    expect((await owner.post(`/webhook-endpoints/${id}/enable`)).status).toBe(409);
    expect((await update(owner, id)).body).toMatchObject({ status: 'disabled', writer_left_at: null });
    expect((await owner.post(`/webhook-endpoints/${id}/enable`)).body).toMatchObject({ status: 'active' });
  });

  it('gets nothing of what waited when a membership ends by itself', async () => {
    const expires_at = new Date(story.service.clock.now().getTime() + 60_000).toISOString();
    const { session } = await admin({ expires_at });
    story.receiver.answer = { status: 500 };
    const id = await endpointOf(session, { event_types: ['product.*'] });
    const product = await story.tenant.product();
    await story.delivered();
    expect(story.receiver.requests).toHaveLength(1);
    story.receiver.answer = { status: 200 };
    story.service.clock.passes('10 minutes');
    owner = await story.tenant.signIn();
    await story.service.jobsRun();
    expect(story.receiver.requests).toHaveLength(1);
    expect(await shown(id)).toMatchObject({
      status: 'disabled',
      writer_left_at: expect.any(String) as string,
    });
    await update(owner, id, { event_types: ['product.*'] });
    await story.delivered();
    expect(story.receiver.messages().map(({ data, attempt }) => [data.object.id, attempt])).toEqual([
      [product, 1],
      [product, 2],
    ]);
  });
});

describe('an endpoint whose writer became less', () => {
  it('shows what the new role may read, and what it was written to show when the role comes back', async () => {
    const { id: user, session } = await admin();
    await endpointOf(session, { event_types: ['api_key.*'] });
    const role = async (name: string): Promise<void> => {
      expect((await owner.put(`/members/${user}`, { role: name })).status).toBe(200);
      await owner.post('/api-keys', { name: 'Any' });
      await story.delivered();
    };
    for (const name of ['member', 'admin']) await role(name);
    const [first, second] = story.receiver.messages();
    expect(Object.keys(first?.data.object ?? {})).toEqual(['id']);
    expect(second?.data.object).toMatchObject({ name: 'Any' });
  });
});

describe('an endpoint that an API key wrote', () => {
  const keyOf = async (api: ApiClient): Promise<{ id: string; client: ApiClient }> => {
    const { body } = await api.post('/api-keys', { name: 'Hooks' });
    return { id: body.id as string, client: api.as(body.secret as string) };
  };

  it('is disabled once the key is revoked', async () => {
    const key = await keyOf(owner);
    const id = await endpointOf(key.client);
    await owner.delete(`/api-keys/${key.id}`);
    await story.tenant.customer();
    await story.delivered();
    expect(story.receiver.messages()).toEqual([]);
    expect(await shown(id)).toMatchObject({
      status: 'disabled',
      writer_left_at: expect.any(String) as string,
    });
  });

  it('shows no more than the maker of the key may read, and goes on where a removed maker leaves the key', async () => {
    const { id: user, session } = await admin();
    const key = await keyOf(session);
    const id = await endpointOf(key.client, { event_types: ['webhook_endpoint.*'] });
    await owner.put(`/members/${user}`, { role: 'viewer' });
    expect((await key.client.get('/customers')).status).toBe(200);
    expect((await key.client.post('/customers', { name: 'X' })).status).toBe(403);
    await owner.delete(`/members/${user}`);
    expect((await key.client.post('/customers', { name: 'X' })).status).toBe(201);
    await story.delivered();
    expect(await shown(id)).toMatchObject({ status: 'active', writer_left_at: null });
  });

  it('ends with a membership that ends by itself, as the key does', async () => {
    const expires_at = new Date(story.service.clock.now().getTime() + 60_000).toISOString();
    const { session } = await admin({ expires_at });
    const key = await keyOf(session);
    const id = await endpointOf(key.client);
    story.service.clock.passes('2 minutes');
    owner = await story.tenant.signIn();
    expect((await key.client.get('/customers')).status).toBe(401);
    await story.tenant.customer();
    await story.delivered();
    expect(await shown(id)).toMatchObject({ status: 'disabled' });
  });
});

describe('the migration', () => {
  it('finds who wrote endpoints of before in the feed', async () => {
    const { id: user, session } = await admin();
    const id = await endpointOf(session);
    await story.delivered();
    const { admin: database } = story.service.database;
    const writers = async (): Promise<unknown[]> => {
      const { rows } = await database.query('SELECT writer_kind, writer_id FROM webhook_endpoints');
      return rows;
    };
    const before = await writers();
    expect([before.length, user.length > 0, id.length > 0]).toEqual([1, true, true]);
    await database.query('UPDATE webhook_endpoints SET writer_kind = NULL, writer_id = NULL');
    await database.query(WRITERS_OF_BEFORE);
    expect(await writers()).toEqual(before);
  });
});
