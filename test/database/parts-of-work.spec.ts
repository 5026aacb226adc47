import { randomUUID } from 'node:crypto';
import { runtimeDataSource, type DataSource } from '../../src/platform/books/data-source.js';
import type { Transaction } from '../../src/platform/books/transaction.js';
import { UnitOfWork } from '../../src/platform/books/unit-of-work.js';
import { systemPrincipal } from '../../src/platform/contract/principal.js';
import { schema } from '../../src/schema.js';
import { TestClock } from '../support/test-clock.js';
import { clocksOf } from '../support/watched-clocks.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const somebody = systemPrincipal(randomUUID());
const NOTE = `
  INSERT INTO idempotency_keys (organization_id, key_hash, fingerprint, created_at) VALUES ($1, $2, '', now())`;
const WRONG = `SELECT 'no number'::text::integer WHERE $1::uuid IS NOT NULL`;

let database: TestDatabase;
let dataSource: DataSource;
let work: UnitOfWork;

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = { poolSize: 1, statementTimeoutMs: 5_000, onPoolError: () => undefined };
  dataSource = await runtimeDataSource(database.connections.runtime, schema, pool).initialize();
  const clock = new TestClock();
  work = new UnitOfWork(dataSource, clock, clocksOf(database, clock));
});
afterEach(() => database.admin.query('DELETE FROM idempotency_keys'));
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

function note(tx: Transaction, text: string): void {
  tx.pipeline(tx.touched(NOTE, [tx.organizationId, Buffer.from(text)]));
}

async function notes(): Promise<string[]> {
  const { rows } = await database.admin.query<{ key_hash: Buffer }>('SELECT key_hash FROM idempotency_keys');
  return rows.map(({ key_hash }) => key_hash.toString()).sort();
}

const announced = (tx: Transaction, type: 'note.one' | 'note.two'): void => {
  tx.announce({ type, objectId: randomUUID(), object: {} });
};

describe('a part of a transaction', () => {
  it('is undone alone with its events and hooks, and what follows works', async () => {
    const happened: string[] = [];
    await work.run(somebody, async (tx) => {
      note(tx, 'before');
      announced(tx, 'note.one');
      const part = tx.part(() => {
        note(tx, 'undone');
        announced(tx, 'note.two');
        tx.afterCommit(() => Promise.resolve(void happened.push('undone')));
        return Promise.reject(new Error('Refused.'));
      });
      await expect(part).rejects.toThrow('Refused.');
      expect(tx.events.map(({ type }) => type)).toEqual(['note.one']);
      await tx.part(() => {
        note(tx, 'kept');
        return Promise.resolve();
      });
    });
    expect([await notes(), happened]).toEqual([['before', 'kept'], []]);
  });

  it('raises the failure of a statement that nobody awaits, and no later one', async () => {
    await work.run(somebody, async (tx) => {
      const part = tx.part(async () => {
        tx.pipeline(tx.rows(WRONG, [tx.organizationId]));
        await tx.rows('SELECT 1 WHERE $1::uuid IS NOT NULL', [tx.organizationId]);
      });
      await expect(part).rejects.toMatchObject({ code: '22P02' });
      const alone = tx.part(() => {
        tx.pipeline(tx.rows(WRONG, [tx.organizationId]));
        return Promise.resolve();
      });
      await expect(alone).rejects.toMatchObject({ code: '22P02' });
      note(tx, 'after');
    });
    expect(await notes()).toEqual(['after']);
  });
});
