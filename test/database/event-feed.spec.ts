import { randomUUID } from 'node:crypto';
import { toTypeId } from '../../src/kernel/ids/type-id.js';
import { eventRequest } from '../../src/modules/record/events/domain/event-request.js';
import { feedStatement } from '../../src/modules/record/events/events.repository.js';
import { planFaults } from '../support/query-plan.js';
import { TestService } from '../support/test-service.js';

const EVENTS = 100_000;
/** This object has 2,500 changes; each of the others has four events. */
const BUSY = randomUUID();

/** $1 organization, $2 the busy object, $3 how many. */
const SEED = `
  WITH numbered AS (
    INSERT INTO events (organization_id, id, type, object_id, created_at, actor_kind, data)
    SELECT $1::uuid, gen_random_uuid(), CASE WHEN n % 4 = 0 THEN 'invoice.created' ELSE 'invoice.updated' END,
           CASE WHEN n % 40 = 0 THEN $2::uuid ELSE lpad((n / 4)::text, 32, '0')::uuid END, now(), 'system', '{}'
      FROM generate_series(1, $3::integer) n
    RETURNING id, type, object_id
  )
  INSERT INTO event_feed (organization_id, sequence, event_id, type, object_id)
  SELECT $1::uuid, 1000 + row_number() OVER (), id, type, object_id FROM numbered`;

let service: TestService;
let organizationId: string;

beforeAll(async () => {
  service = await TestService.start();
  const { rows } = await service.database.admin.query<{ id: string }>('SELECT id FROM organizations');
  organizationId = rows[0]?.id ?? '';
});
afterAll(() => service.stop());

describe('the event feed', () => {
  const busy = toTypeId('inv', BUSY);
  const quiet = toTypeId('inv', '00000000-0000-0000-0000-000000000777');

  beforeAll(async () => {
    const { admin } = service.database;
    await admin.query(SEED, [organizationId, BUSY, EVENTS]);
    await admin.query('VACUUM ANALYZE events, event_feed');
  });

  it.each<Record<string, string>>([
    {},
    { after: '50000' },
    { order: 'desc' },
    { order: 'desc', after: '50000' },
    { type: 'invoice.created' },
    { object_id: busy },
    { object_id: busy, order: 'desc' },
    { object_id: busy, order: 'desc', after: '50000' },
    { object_id: busy, type: 'invoice.created' },
    { object_id: quiet },
    { object_id: quiet, order: 'desc' },
    { object_id: quiet, order: 'desc', type: 'invoice.updated' },
  ])('reads %j from an index in its order', async (query) => {
    const client = await service.database.admin.connect();
    try {
      const statement = feedStatement(eventRequest({ ...query, limit: '20' }, ['inv']), organizationId);
      const faults = await planFaults(client, organizationId, statement);
      expect(faults.sequentialScans).toEqual([]);
      expect(faults.sortedRows).toBeLessThan(10);
    } finally {
      client.release();
    }
  });
});
