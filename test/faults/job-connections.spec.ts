import { queuePool, type QueuePool } from '../../src/platform/books/jobs/queue-pool.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
let pool: QueuePool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = queuePool(database.connections.direct, 1, () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('a connection of the job queue', () => {
  it('may be given back twice, as graphile-worker does if it cannot listen while it is stopped', async () => {
    await new Promise<void>((resolve, reject) => {
      pool.connect((error, _client, release) => {
        if (error !== undefined) return reject(error);
        release();
        expect(() => release()).not.toThrow();
        resolve();
      });
    });
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
    expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('that does not come in time is nothing to give back, as graphile-worker checks', async () => {
    const held = await pool.connect();
    const given = await new Promise<unknown[]>((resolve) => pool.connect((...all) => resolve(all)));
    held.release();
    const [error, client, release] = given;
    expect(String(error)).toBe('Error: timeout exceeded when trying to connect');
    expect([client, release]).toEqual([undefined, undefined]);
  });
});
