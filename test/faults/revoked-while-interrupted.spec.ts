import pg from 'pg';
import type { ApiClient } from '../support/api-client.js';
import { eventually, pause } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

/** How long a node waits for another one that has a connection and says nothing. */
const HANGING_MS = 2_000;

let service: TestService;
let other: TestService;
let session: ApiClient;
/** The server's process behind the listening connection of `service`. */
let listener: number;

beforeAll(async () => {
  service = await TestService.start();
  [listener = 0] = await listeners();
  other = await TestService.start({ sharing: service });
  session = await service.owner.signIn();
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

describe('the end of a key', () => {
  it('is told again by a node that lost its listening connection, and heard by all before the answer', async () => {
    const key = await knownKey();
    await service.database.admin.query('SELECT pg_terminate_backend($1)', [listener]);
    const { status, tookMs } = await revoked(key.id);
    expect(status).toBe(204);
    expect(tookMs).toBeLessThan(HANGING_MS);
    for (const node of key.nodes) expect((await node.get('/customers')).status).toBe(401);
    expect(service.logLines.join('')).toContain('notifications interrupted');
  });

  it('does not wait for a node whose connection has ended meanwhile', async () => {
    const key = await knownKey();
    const standIn = await listeningConnection();
    const revoking = revoked(key.id);
    await untilRevoked(key.id);
    await standIn.end();
    const { status, tookMs } = await revoking;
    expect(status).toBe(204);
    expect(tookMs).toBeLessThan(HANGING_MS);
  });

  it('waits for a node that is about to listen, and tells it again', async () => {
    const key = await knownKey();
    const standIn = await listeningConnection();
    let isAnswered = false;
    const revoking = revoked(key.id).finally(() => (isAnswered = true));
    await untilRevoked(key.id);
    await pause(100);
    expect(isAnswered).toBe(false);
    standIn.on('notification', ({ channel, payload }) => {
      if (channel === 'credential_ended')
        void standIn.query(`SELECT pg_notify('countinghouse_heard', $1)`, [payload]);
    });
    await standIn.query('LISTEN credential_ended');
    const { status, tookMs } = await revoking;
    expect(status).toBe(204);
    expect(tookMs).toBeLessThan(HANGING_MS);
    await standIn.end();
  });

  it('is told again when it is asked for again, because the first answer may not have been one', async () => {
    const key = await knownKey();
    const told: (string | undefined)[] = [];
    const client = new pg.Client(address());
    await client.connect();
    client.on('notification', ({ payload }) => told.push(payload));
    await client.query('LISTEN credential_ended');
    expect((await revoked(key.id)).status).toBe(204);
    const first = told.length;
    expect(first).toBeGreaterThan(0);
    expect((await revoked(key.id)).status).toBe(204);
    expect(told.length).toBeGreaterThan(first);
    await client.end();
  });
});

/** Makes a key that both nodes know. */
async function knownKey(): Promise<{ id: string; nodes: ApiClient[] }> {
  const { body } = await session.post('/api-keys', { name: 'To be revoked' });
  const { id, secret } = body as { id: string; secret: string };
  const nodes = [service, other].map(({ anonymous }) => anonymous.as(secret));
  for (const node of nodes) expect((await node.get('/customers')).status).toBe(200);
  return { id, nodes };
}

async function revoked(id: string): Promise<{ status: number; tookMs: number }> {
  const began = performance.now();
  const { status } = await session.delete(`/api-keys/${id}`);
  return { status, tookMs: performance.now() - began };
}

async function untilRevoked(id: string): Promise<void> {
  await eventually(async () => {
    const { body } = await session.get('/api-keys?limit=100');
    const { data } = body as { data: { id: string; revoked_at: string | null }[] };
    const revokedAt = data.find((key) => key.id === id)?.revoked_at;
    return typeof revokedAt === 'string' ? true : undefined;
  });
}

/** A connection that counts as a node's, and does not listen yet. */
async function listeningConnection(): Promise<pg.Client> {
  const client = new pg.Client({ ...address(), application_name: 'countinghouse-notifications' });
  await client.connect();
  return client;
}

async function listeners(): Promise<number[]> {
  const { rows } = await service.database.admin.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
      WHERE application_name = 'countinghouse-notifications' AND datname = current_database()`,
  );
  return rows.map(({ pid }) => pid);
}

function address(): pg.ClientConfig {
  return { connectionString: service.database.url };
}
