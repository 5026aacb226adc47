import { until, eventually } from '../support/eventually.js';
import { createTestDatabase, testServer, type TestDatabase } from '../support/test-database.js';
import { StartedService } from '../process/started-service.js';

const ROUNDS = 2;
const WRITERS = 4;
/** How many invoices are finalized before the service is killed; each round has one more. */
const FINALIZED = 10;

let database: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.admin.query(NOTE_ADDED);
  const { host, port } = testServer();
  const url = `postgres://countinghouse_owner@localhost:${port}/${database.name}?host=${encodeURIComponent(host)}`;
  environment = { DATABASE_URL: url, HOST: '127.0.0.1', RATE_LIMIT_PER_SECOND: '0', JOBS_IN: 'outbox' };
});
afterAll(() => database.drop());

/** Notes the key of each job that is added to the queue. Workers delete the jobs that they have done. */
const NOTE_ADDED = `
  CREATE TABLE added_jobs (key text);
  CREATE FUNCTION note_added() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    AS $$ BEGIN INSERT INTO public.added_jobs VALUES (NEW.key); RETURN NEW; END $$;
  CREATE TRIGGER note_added AFTER INSERT ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION note_added()`;

/** How often the job was added that makes the original of a finalized invoice, where that was not once. */
const NOT_ONCE = `
  SELECT id, added FROM (
    SELECT i.id, (SELECT count(*)::integer FROM added_jobs a
                   WHERE a.key LIKE 'documents.store_original % ' || i.id) AS added
      FROM invoices i WHERE i.status = 'open') AS finalized
   WHERE added <> 1`;

describe('a service killed while its jobs are in the outbox', () => {
  it('has moved each of them to the queue once', async () => {
    let service = new StartedService(environment);
    let url = await service.ready();
    const key = /ch_live_\w+/.exec(service.output)?.[0] ?? '';
    const post = async (path: string, body: object): Promise<string> => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { id: string }).id;
    };
    const customer_id = await post('/customers', { name: 'Stadt Köln', document_format: 'xrechnung_ubl' });
    const product_id = await post('/products', { name: 'Programming', price: 10 });
    const items = [{ product_id, quantity: 1, price: 10 }];
    let answered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const goal = answered + FINALIZED + round;
      let killed = false;
      const writers = Array.from({ length: WRITERS }, async () => {
        while (!killed) {
          const invoice = { customer_id, items, tax_rate: 19, finalize: true };
          if ((await post('/invoices', invoice).catch(() => undefined)) === undefined) return;
          answered += 1;
        }
      });
      await until(() => answered >= goal);
      killed = true;
      service.signal('SIGKILL');
      await Promise.all([service.end(), ...writers]);
      service = new StartedService(environment);
      url = await service.ready();
    }
    await eventually(async () => {
      const { rows } = await database.admin.query<{ left: number }>(
        'SELECT count(*)::integer AS left FROM job_outbox',
      );
      return rows[0]?.left === 0 ? true : undefined;
    });
    await service.stop();
    const { rows } = await database.admin.query<{ finalized: number }>(
      `SELECT count(*)::integer AS finalized FROM invoices WHERE status = 'open'`,
    );
    expect(rows[0]?.finalized).toBeGreaterThanOrEqual(answered);
    expect((await database.admin.query(NOT_ONCE)).rows).toEqual([]);
  }, 240_000);
});
