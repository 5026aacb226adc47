import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../packages/embedded-postgres/src/embedded-postgres.js';
import { sealPosition } from '../../src/platform/books/replica/consistency-token.js';
import { replicaWarnings } from '../../src/platform/books/replica/replica-check.js';
import { ApiClient, type ApiAnswer } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { Standby } from '../support/standby.js';
import { createTestDatabase } from '../support/test-database.js';
import { TestService, type TestServiceOptions } from '../support/test-service.js';

const RECEIVABLES = '/reports/receivables';

let folder: string;
let leader: EmbeddedPostgres;
let standby: Standby;
let service: TestService;

const withReplica: Pick<TestServiceOptions, 'connections'> = {
  connections: ({ connections, name }) => ({ ...connections, reports: standby.connectionTo(name) }),
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countinghouse-replica-'));
  chmodSync(folder, 0o755);
  leader = await startEmbeddedPostgres({ dataDir: join(folder, 'leader'), say: () => undefined });
  standby = await Standby.of(leader, folder);
  const { host, port, superuser: username } = leader;
  service = await TestService.start({ server: { host, port, username }, ...withReplica });
  await service.owner.issuedInvoice();
});
beforeEach(async () => {
  await standby.catchUp();
  await answeredByReplica(service);
});
afterAll(async () => {
  await service.stop();
  await standby.stop();
  await leader.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('beside a replica', () => {
  it.each([
    ['what customers owe', () => RECEIVABLES],
    ['revenue by month', () => '/reports/revenue'],
    ['a statement of account', (customer: string) => `/customers/${customer}/statement`],
    ['a statement of account as a PDF', (customer: string) => `/customers/${customer}/statement/pdf`],
  ])('%s is answered by the replica, which says how old that may be', async (_name, pathFor) => {
    const customer = await service.owner.customer();
    await standby.catchUp();
    const answer = await service.owner.api.get(pathFor(customer));
    expect([answer.status, answer.headers.get('as-of-lag-ms')]).toEqual([
      200,
      expect.stringMatching(/^\d+$/),
    ]);
  });

  it('the audit log is read and exported there', async () => {
    const owner = await service.owner.signIn();
    for (const path of ['/audit', '/audit/export']) {
      const { status, headers } = await owner.get(path);
      expect([path, status, headers.has('as-of-lag-ms')]).toEqual([path, 200, true]);
    }
  });

  it('the answer to a write has a token, and a read with the token sees the write', async () => {
    await standby.pause();
    const before = await due();
    const issued = await issue();
    const token = tokenOf(issued);
    const stale = await service.owner.api.get(RECEIVABLES);
    expect([stale.headers.has('as-of-lag-ms'), dueIn(stale)]).toEqual([true, before]);
    const fresh = await readWith(token);
    expect([fresh.headers.has('as-of-lag-ms'), dueIn(fresh)]).toEqual([false, before + 119]);
    await standby.catchUp();
    const caughtUp = await readWith(token);
    expect([caughtUp.headers.has('as-of-lag-ms'), dueIn(caughtUp)]).toEqual([true, before + 119]);
  });

  it('each kind of write has one: change, deletion, replay of an Idempotency-Key', async () => {
    const { api } = service.owner;
    const key = { headers: { 'Idempotency-Key': 'one-customer' } };
    const first = await api.post('/customers', { name: 'Once' }, key);
    const answers = [
      first,
      await api.post('/customers', { name: 'Once' }, key),
      await api.patch(`/customers/${first.body.id}`, { name: 'Twice' }),
      await api.delete(`/customers/${first.body.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 204]);
    const tokens = answers.map(tokenOf);
    expect(tokens).toEqual([...tokens].sort());
    expect((await api.get('/customers')).headers.has('consistency-token')).toBe(false);
  });

  it('the token of another node counts, too', async () => {
    const other = await TestService.start({ sharing: service, ...withReplica });
    await standby.pause();
    const token = tokenOf(await issue());
    const [here, there] = [await readWith(token), await readWith(token, other)];
    expect(dueIn(there)).toBe(dueIn(here));
    expect(there.headers.has('as-of-lag-ms')).toBe(false);
    await standby.catchUp();
    await other.stop();
  });

  it('the leader answers a token of another installation, because nobody knows what it stands for', async () => {
    const before = await due();
    await standby.pause();
    const token = tokenOf(await issue());
    const forged = `${'0'.repeat(16)}${token.slice(16)}`;
    const foreign = sealPosition(1n, Buffer.alloc(32));
    for (const strange of [forged, foreign, 'anything', '']) {
      const answer = await readWith(strange);
      expect([strange, answer.status, dueIn(answer)]).toEqual([strange, 200, before + 119]);
    }
  });

  it('what an organization sees is its own, by the walls of the replica, too', async () => {
    const stranger = await service.newTenant('stranger');
    await standby.catchUp();
    const theirs = await stranger.api.get(RECEIVABLES);
    expect([theirs.headers.has('as-of-lag-ms'), dueIn(theirs)]).toEqual([true, 0]);
    const customer = await service.owner.customer();
    await standby.catchUp();
    expect((await stranger.api.get(`/customers/${customer}/statement`)).status).toBe(404);
    const { name: database } = service.database;
    const seen = `SELECT count(*)::integer AS seen FROM invoices`;
    expect(await standby.ask(seen, { database })).not.toEqual([{ seen: 0 }]);
    const [own] = await standby.ask<{ id: string }>(`SELECT id FROM organizations WHERE name = 'stranger'`, {
      database,
    });
    const inside = { user: 'countinghouse_runtime', options: `-c app.organization=${own?.id}` };
    expect(await standby.ask(seen, { database, ...inside })).toEqual([{ seen: 0 }]);
  });

  it('what it does not have yet is found at the leader', async () => {
    await standby.pause();
    const customer = await service.owner.customer();
    const answer = await service.owner.api.get(`/customers/${customer}/statement`);
    expect([answer.status, answer.headers.has('as-of-lag-ms')]).toEqual([200, false]);
  });

  it('an export of numbered documents lacks nothing', async () => {
    await standby.pause();
    const id = await service.owner.issuedInvoice();
    const { number } = await service.owner.shownInvoice(id);
    const owner = await service.owner.signIn();
    const series = (await owner.get('/number-series')).body.data.find(
      ({ documents }: { documents: number }) => documents > 0,
    );
    const { body } = await owner.get(`/number-series/${series.id}/export`);
    expect(body).toContain(number);
  });

  it('the leader answers what would be older than REPORTS_LAG_MAX_MS', async () => {
    const impatient = await TestService.start({
      sharing: service,
      env: { REPORTS_LAG_MAX_MS: '1000' },
      ...withReplica,
    });
    await answeredByReplica(impatient);
    await standby.pause();
    await issue();
    await eventually(async () => {
      const { headers } = await at(impatient).get(RECEIVABLES);
      return headers.has('as-of-lag-ms') ? undefined : true;
    });
    await standby.catchUp();
    await impatient.stop();
  });

  it('the leader answers while the replica is away, and the replica again afterwards', async () => {
    const before = await due();
    await standby.stop();
    const answer = await service.owner.api.get(RECEIVABLES);
    expect([answer.status, answer.headers.has('as-of-lag-ms'), dueIn(answer)]).toEqual([200, false, before]);
    const startedWithout = await TestService.start({ sharing: service, ...withReplica });
    expect((await at(startedWithout).get(RECEIVABLES)).status).toBe(200);
    await standby.start();
    await answeredByReplica(service);
    await answeredByReplica(startedWithout);
    await startedWithout.stop();
  });
});

describe('without a replica', () => {
  it('there are neither tokens nor ages, and tokens are ignored', async () => {
    const plain = await TestService.start({ sharing: service });
    const written = await at(plain).post('/customers', { name: 'Plain' });
    expect([written.status, written.headers.has('consistency-token')]).toEqual([201, false]);
    const read = await readWith('anything', plain);
    expect([read.status, read.headers.has('as-of-lag-ms')]).toEqual([200, false]);
    await plain.stop();
  });
});

describe('REPORTS_DATABASE_URL', () => {
  it('is accepted if it leads to a copy', async () => {
    const { connections, name } = service.database;
    expect(await replicaWarnings({ ...connections, reports: standby.connectionTo(name) })).toEqual([]);
    expect(await replicaWarnings(connections)).toEqual([]);
  });

  it('is refused if it leads to another database, or to a server that is no copy', async () => {
    const { connections } = service.database;
    const other = standby.connectionTo('postgres');
    await expect(replicaWarnings({ ...connections, reports: other })).rejects.toThrow(
      'DATABASE_URL and REPORTS_DATABASE_URL lead to two different databases.',
    );
    const elsewhere = await createTestDatabase();
    const reports = elsewhere.connections.runtime;
    await expect(replicaWarnings({ ...connections, reports })).rejects.toThrow(
      'REPORTS_DATABASE_URL leads to a server that is no copy of the one in DATABASE_URL.',
    );
    await elsewhere.drop();
    const missing = standby.connectionTo('missing');
    await expect(replicaWarnings({ ...connections, reports: missing })).rejects.toThrow(
      'REPORTS_DATABASE_URL is refused: database "missing" does not exist.',
    );
  });

  it('is warned of if it leads to a server that takes writes, or to none', async () => {
    const { connections } = service.database;
    const [warning] = await replicaWarnings({ ...connections, reports: connections.runtime });
    expect(warning).toContain('leads to a server that takes writes');
    const reports = { url: 'postgres://countinghouse_runtime@127.0.0.1:9/countinghouse' };
    const [away] = await replicaWarnings({ ...connections, reports });
    expect(away).toContain(
      'cannot be reached, so reports are answered by DATABASE_URL: connect ECONNREFUSED',
    );
  });
});

/** Waits until the replica answers, which a service notices within a moment. */
async function answeredByReplica(node: TestService): Promise<void> {
  await eventually(async () => {
    const { headers } = await at(node).get(RECEIVABLES);
    return headers.has('as-of-lag-ms') ? true : undefined;
  });
}

async function issue(): Promise<ApiAnswer> {
  const draft = await service.owner.invoice();
  const answer = await service.owner.api.post(`/invoices/${draft}/finalize`);
  expect(answer.status).toBe(200);
  return answer;
}

function tokenOf({ headers }: ApiAnswer): string {
  const token = headers.get('consistency-token');
  expect(token).toMatch(/^[0-9a-f]{16}\.[A-Za-z0-9_-]{22}$/);
  return token ?? '';
}

function readWith(token: string, node = service): Promise<ApiAnswer> {
  return at(node).get(RECEIVABLES, { headers: { 'Consistency-Token': token } });
}

/** The first organization's client of a node. */
function at({ url }: TestService): ApiClient {
  return new ApiClient(url, service.owner.api.token);
}

async function due(): Promise<number> {
  return dueIn(await service.owner.api.get(RECEIVABLES));
}

function dueIn({ body }: ApiAnswer): number {
  return Number(body.data[0]?.due ?? 0);
}
