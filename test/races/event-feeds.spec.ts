import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '../../src/platform/books/unit-of-work.js';
import { systemPrincipal } from '../../src/platform/contract/principal.js';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

const ORGANIZATIONS = 6;
const EVENTS_EACH = 30;

let service: TestService;
let other: TestService;
let tenants: Tenant[];
let ids: string[];

beforeAll(async () => {
  service = await TestService.start();
  other = await TestService.start({ sharing: service });
  tenants = [];
  for (let n = 0; n < ORGANIZATIONS; n += 1) tenants.push(await service.newTenant(`organization-${n}`));
  const { rows } = await service.database.admin.query<{ id: string }>(
    `SELECT id FROM organizations WHERE name LIKE 'organization-%' ORDER BY name`,
  );
  ids = rows.map(({ id }) => id);
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

/** The numbers of an organization, and the customers whose creation they tell. */
async function feedOf(organizationId: string): Promise<{ sequences: number[]; customers: string[] }> {
  const { rows } = await service.database.admin.query<{ sequence: number; type: string; name: string }>(
    `SELECT f.sequence::integer, f.type, e.data->'object'->>'name' AS name
       FROM event_feed f JOIN events e ON e.organization_id = f.organization_id AND e.id = f.event_id
      WHERE f.organization_id = $1 ORDER BY f.sequence`,
    [organizationId],
  );
  return {
    sequences: rows.map(({ sequence }) => sequence),
    customers: rows.filter(({ type }) => type === 'customer.created').map(({ name }) => name),
  };
}

const names = Array.from({ length: EVENTS_EACH }, (_none, n) => `Customer ${n}`);

async function made(api: ApiClient, name: string): Promise<void> {
  expect((await api.post('/customers', { name })).status).toBe(201);
}

/** Each organization writes one customer after the other, by turns on both nodes. */
function everybodyWrites(): Promise<unknown> {
  return Promise.all(
    tenants.map(async ({ api }) => {
      const elsewhere = new ApiClient(other.url, api.token);
      for (const [n, name] of names.entries()) await made(n % 2 === 0 ? api : elsewhere, name);
    }),
  );
}

describe('the feeds of organizations that write at once on two nodes', () => {
  it('have each event once, in its order, without gaps', async () => {
    await everybodyWrites();
    await service.eventsNumbered();
    for (const id of ids) {
      const { sequences, customers } = await feedOf(id);
      expect(sequences).toEqual(sequences.map((_sequence, index) => index + 1));
      expect(customers).toEqual(names);
    }
  });

  it('have them also while a node of the release before numbers along', async () => {
    const before = await Promise.all(ids.map(async (id) => (await feedOf(id)).customers.length));
    const upgrade = { isUnderWay: true };
    const oldNode = (async () => {
      let numbered = 0;
      for (; upgrade.isUnderWay;) {
        const call = 'SELECT number_events(1000, now()) + number_events(1000) AS numbered';
        numbered += (await service.database.admin.query<{ numbered: number }>(call)).rows[0]?.numbered ?? 0;
      }
      return numbered;
    })();
    await everybodyWrites();
    upgrade.isUnderWay = false;
    expect(await oldNode).toBeGreaterThan(0);
    await service.eventsNumbered();
    for (const [at, id] of ids.entries()) {
      const { sequences, customers } = await feedOf(id);
      expect(sequences).toEqual(sequences.map((_sequence, index) => index + 1));
      expect(customers.slice(before[at])).toEqual(names);
    }
  });

  it('go on while another one is stuck', async () => {
    const [stuck, free] = [tenants[0], tenants[1]];
    const lock = await service.database.admin.connect();
    await lock.query('BEGIN');
    await lock.query('SELECT FROM event_counters WHERE organization_id = $1 FOR UPDATE', [ids[0]]);
    try {
      for (const [tenant, name] of [
        [stuck, 'Waits'],
        [free, 'Goes on'],
      ] as const)
        if (tenant !== undefined) await made(tenant.api, name);
      await eventually(async () => {
        return (await feedOf(ids[1] ?? '')).customers.includes('Goes on') ? true : undefined;
      });
      expect((await feedOf(ids[0] ?? '')).customers).not.toContain('Waits');
    } finally {
      await lock.query('COMMIT');
      lock.release();
    }
    await service.eventsNumbered();
    expect((await feedOf(ids[0] ?? '')).customers).toContain('Waits');
  });
});

describe('the events of one transaction', () => {
  it.each([1, 2, 3, 7, 64, 131])('keep their order, %i at once', async (count) => {
    const who = systemPrincipal(ids[2] ?? '');
    const told = Array.from({ length: count }, (_none, n) => `Told ${count} ${n}`);
    await service.app.get(UnitOfWork).run(who, (tx) => {
      for (const name of told)
        tx.announce({ type: 'customer.created', objectId: randomUUID(), object: { name } });
    });
    await service.eventsNumbered();
    const { sequences, customers } = await feedOf(ids[2] ?? '');
    expect(sequences).toEqual(sequences.map((_sequence, index) => index + 1));
    expect(customers.slice(-count)).toEqual(told);
  });
});
