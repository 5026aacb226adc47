import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { eventually } from '../support/eventually.js';

const ORGANIZATION = '0190c2a8-0000-7000-8000-000000000001';
const ENQUEUE = `SELECT set_config('app.organization', '${ORGANIZATION}', true),
                        enqueue_job('tests.note', 'one', '{}', now(), 0)`;
/** How a worker takes a job. */
const TAKE = `
  UPDATE graphile_worker._private_jobs SET attempts = attempts + 1, locked_by = 'worker', locked_at = now()
   WHERE is_available`;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('a job that replaces another one', () => {
  it('is added, although a worker takes the other one at the same moment', async () => {
    const { admin } = database;
    await admin.query(ENQUEUE);
    const worker = await admin.connect();
    await worker.query('BEGIN');
    await worker.query(TAKE);
    const adding = admin.query(ENQUEUE);
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () => ((await admin.query(waiting)).rowCount === 1 ? true : undefined)).finally(
      () => worker.query('COMMIT').then(() => worker.release()),
    );
    await adding;
    const { rows } = await admin.query(
      'SELECT key IS NULL AS replaced, is_available FROM graphile_worker._private_jobs ORDER BY id',
    );
    expect(rows).toEqual([
      { replaced: true, is_available: false },
      { replaced: false, is_available: true },
    ]);
  });

  it('is added by the one function that takes care of that', async () => {
    const { rows } = await database.admin.query(
      `SELECT proname FROM pg_proc
        WHERE pronamespace = 'public'::regnamespace AND prosrc LIKE '%graphile\\_worker.add\\_job%'`,
    );
    expect(rows).toEqual([{ proname: 'add_job' }]);
  });
});
