import { randomUUID } from 'node:crypto';
import { runtimeDataSource, type DataSource } from '../../src/platform/database/data-source.js';
import type { Transaction } from '../../src/platform/database/transaction.js';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.js';
import { systemPrincipal } from '../../src/platform/identity/principal.js';
import { schema } from '../../src/schema.js';
import { TestClock } from '../support/test-clock.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const somebody = systemPrincipal(randomUUID());
const NOTE = `
  INSERT INTO idempotency_keys (organization_id, key_hash, fingerprint, created_at) VALUES ($1, $2, '', now())`;
const CHANGE = `UPDATE idempotency_keys SET fingerprint = '' WHERE organization_id = $1 AND key_hash = $2`;
const WRONG = `SELECT 'no number'::text::integer WHERE $1::uuid IS NOT NULL`;

let database: TestDatabase;
let dataSource: DataSource;
let work: UnitOfWork;

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = { poolSize: 1, statementTimeoutMs: 5_000, onPoolError: () => undefined };
  dataSource = await runtimeDataSource(database.connections.runtime, schema, pool).initialize();
  work = new UnitOfWork(dataSource, new TestClock());
});
afterEach(() => database.admin.query('DELETE FROM idempotency_keys'));
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('statements that are sent ahead', () => {
  it('are done with the transaction, in their order', async () => {
    await work.run(somebody, (tx) => {
      note(tx, 'one');
      tx.changeLocked(CHANGE, [tx.organizationId, Buffer.from('one')]);
    });
    expect(await notes()).toEqual(['one']);
  });

  it('fail the transaction with their own failure, when nothing follows', async () => {
    const failing = work.run(somebody, (tx) => {
      note(tx, 'one');
      tx.sendAhead(tx.rows(WRONG, [tx.organizationId]));
    });
    await expect(failing).rejects.toMatchObject({ code: '22P02' });
    expect(await notes()).toEqual([]);
  });

  it('fail it with their own failure, not with that of those that follow', async () => {
    const failing = work.run(somebody, async (tx) => {
      tx.sendAhead(tx.rows(WRONG, [tx.organizationId]));
      note(tx, 'one');
      await tx.rows('SELECT 1 WHERE $1::uuid IS NOT NULL', [tx.organizationId]);
    });
    await expect(failing).rejects.toMatchObject({ code: '22P02' });
    expect(await notes()).toEqual([]);
  });

  it('undo everything when the row that they change is not there, although COMMIT is under way', async () => {
    const failing = work.run(somebody, (tx) => {
      note(tx, 'one');
      tx.changeLocked(CHANGE, [tx.organizationId, Buffer.from('another')]);
    });
    await expect(failing).rejects.toThrow('A locked row changed under its lock.');
    expect(await notes()).toEqual([]);
  });

  it('leave the connection as it was for the next transaction', async () => {
    const failing = work.run(somebody, (tx) => tx.sendAhead(tx.rows(WRONG, [tx.organizationId])));
    await expect(failing).rejects.toMatchObject({ code: '22P02' });
    await work.run(somebody, (tx) => note(tx, 'next'));
    expect(await notes()).toEqual(['next']);
  });

  it('are undone with what the handler of a request did, and what came before stays', async () => {
    await work.around(somebody, async (tx) => {
      note(tx, 'before');
      tx.savepoint();
      note(tx, 'undone');
      tx.sendAhead(tx.rows(WRONG, [tx.organizationId]));
      tx.announce({ type: 'tests.undone', objectId: randomUUID(), object: {} });
      await tx.rollbackToSavepoint();
    });
    expect(await notes()).toEqual(['before']);
    const { rows } = await database.admin.query('SELECT 1 FROM events');
    expect(rows).toEqual([]);
  });
});

describe('reads in one go', () => {
  it('are answered all at once, within their organization', async () => {
    await work.run(somebody, (tx) => note(tx, 'one'));
    const [own, foreign] = await Promise.all([
      work.read(somebody, keysOf),
      work.read(systemPrincipal(randomUUID()), keysOf),
    ]);
    expect(own).toEqual([['one'], ['one']]);
    expect(foreign).toEqual([[], []]);
  });

  it('end before a statement that waits for the answer of another one', async () => {
    const waiting = work.read(somebody, async (tx) => {
      await keysOf(tx);
      return keysOf(tx);
    });
    await expect(waiting).rejects.toThrow('A statement was asked for after its transaction.');
  });

  it('fail with what a statement fails with, and leave the connection as it was', async () => {
    const failing = work.read(somebody, (tx) => tx.rows(WRONG, [tx.organizationId]));
    await expect(failing).rejects.toMatchObject({ code: '22P02' });
    expect(await work.read(somebody, keysOf)).toEqual([[], []]);
  });
});

function keysOf(tx: Transaction): Promise<string[][]> {
  const one = async (): Promise<string[]> => {
    const rows = await tx.rows<{ key_hash: Buffer }>(
      'SELECT key_hash FROM idempotency_keys WHERE length(fingerprint) = $1',
      [0],
    );
    return rows.map(({ key_hash }) => key_hash.toString());
  };
  return Promise.all([one(), one()]);
}

function note(tx: Transaction, key: string): void {
  tx.sendAhead(tx.touched(NOTE, [tx.organizationId, Buffer.from(key)]));
}

async function notes(): Promise<string[]> {
  const { rows } = await database.admin.query<{ key_hash: Buffer }>('SELECT key_hash FROM idempotency_keys');
  return rows.map(({ key_hash }) => key_hash.toString()).sort();
}

describe('the plan of a statement', () => {
  it('that was made while its table was empty does not read all of it later', async () => {
    await database.admin.query('VACUUM ANALYZE idempotency_keys');
    const steps = await work.run(somebody, (tx) =>
      tx.rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${CHANGE}`, [tx.organizationId, Buffer.from('one')]),
    );
    expect(steps.map((step) => step['QUERY PLAN']).join(' ')).toMatch(
      /Index Scan using \w+ on idempotency_keys/,
    );
  });
});
