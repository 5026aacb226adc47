import { randomUUID } from 'node:crypto';
import { Decimal } from '../../src/kernel/money/decimal.js';
import { runtimeDataSource, type DataSource } from '../../src/platform/books/data-source.js';
import type { Transaction } from '../../src/platform/books/transaction.js';
import { UnitOfWork } from '../../src/platform/books/unit-of-work.js';
import { Withheld } from '../../src/platform/books/units.js';
import { systemPrincipal, type Principal } from '../../src/platform/contract/principal.js';
import { schema } from '../../src/schema.js';
import { TestClock } from '../support/test-clock.js';
import { clocksOf } from '../support/watched-clocks.js';
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
  const clock = new TestClock();
  work = new UnitOfWork(dataSource, clock, clocksOf(database, clock));
});
afterEach(() => database.admin.query('DELETE FROM idempotency_keys'));
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('pipelined statements', () => {
  it('are committed with the transaction, in order', async () => {
    await work.run(somebody, (tx) => {
      note(tx, 'one');
      tx.updateLockedRow(CHANGE, [tx.organizationId, Buffer.from('one')]);
    });
    expect(await notes()).toEqual(['one']);
  });

  it('fail the transaction with their own error, if nothing follows', async () => {
    const failing = work.run(somebody, (tx) => {
      note(tx, 'one');
      tx.pipeline(tx.rows(WRONG, [tx.organizationId]));
    });
    await expect(failing).rejects.toMatchObject({ code: '22P02' });
    expect(await notes()).toEqual([]);
  });

  it('fail the transaction with their own error, not with that of later statements', async () => {
    const failing = work.run(somebody, async (tx) => {
      tx.pipeline(tx.rows(WRONG, [tx.organizationId]));
      note(tx, 'one');
      await tx.rows('SELECT 1 WHERE $1::uuid IS NOT NULL', [tx.organizationId]);
    });
    await expect(failing).rejects.toMatchObject({ code: '22P02' });
    expect(await notes()).toEqual([]);
  });

  it('undo everything if the row that they change is missing, even if COMMIT is already sent', async () => {
    const failing = work.run(somebody, (tx) => {
      note(tx, 'one');
      tx.updateLockedRow(CHANGE, [tx.organizationId, Buffer.from('another')]);
    });
    await expect(failing).rejects.toThrow('A locked row changed under its lock.');
    expect(await notes()).toEqual([]);
  });

  it('undo everything if one of several rows that they change is missing', async () => {
    const keys = [Buffer.from('one'), Buffer.from('another')];
    const change = (tx: Transaction): void => {
      note(tx, 'one');
      const changing = CHANGE.replace('= $2', '= ANY ($2::bytea[])');
      tx.updateLockedRows(changing, [tx.organizationId, keys], 2);
    };
    await expect(work.run(somebody, change)).rejects.toThrow('A locked row changed under its lock.');
    expect(await notes()).toEqual([]);
  });

  it('run the work again if they find what was not expected', async () => {
    await work.run(somebody, (tx) => note(tx, 'there'));
    const attempts: boolean[] = [];
    await work.run(somebody, (tx) => {
      attempts.push(tx.isRepeated);
      const there = 'SELECT 1 FROM idempotency_keys WHERE organization_id = $1 AND key_hash = $2';
      const key = tx.isRepeated ? 'not there' : 'there';
      tx.expectNone(there, [tx.organizationId, Buffer.from(key)]);
      note(tx, key);
    });
    expect(attempts).toEqual([false, true]);
    expect(await notes()).toEqual(['not there', 'there']);
  });

  it('leave the connection usable for the next transaction', async () => {
    const failing = work.run(somebody, (tx) => tx.pipeline(tx.rows(WRONG, [tx.organizationId])));
    await expect(failing).rejects.toMatchObject({ code: '22P02' });
    await work.run(somebody, (tx) => note(tx, 'next'));
    expect(await notes()).toEqual(['next']);
  });

  it('are undone with the work of a request’s handler, and earlier statements stay', async () => {
    await work.around(somebody, async (tx) => {
      note(tx, 'before');
      tx.savepoint();
      note(tx, 'undone');
      tx.pipeline(tx.rows(WRONG, [tx.organizationId]));
      tx.announce({ type: 'tests.undone', objectId: randomUUID(), object: {} });
      await tx.rollbackToSavepoint();
    });
    expect(await notes()).toEqual(['before']);
    const { rows } = await database.admin.query('SELECT 1 FROM events');
    expect(rows).toEqual([]);
  });
});

describe('the work of one request', () => {
  it('is refused inside other work, where it would wait for a second connection', async () => {
    const nested = work.run(somebody, () => work.run(somebody, () => 'never'));
    await expect(nested).rejects.toThrow('A unit of work was asked for inside another one.');
    expect(await work.run(somebody, () => 'later')).toBe('later');
  });

  it('opens no transaction while that is withheld, and may afterwards', async () => {
    const opened: unknown[] = [];
    const opening = (): Promise<unknown> => work.run(somebody, (tx) => opened.push(tx));
    await expect(work.withhold(somebody, opening)).rejects.toBeInstanceOf(Withheld);
    await expect(work.withhold(somebody, () => work.read(somebody, keysOf))).rejects.toBeInstanceOf(Withheld);
    expect(opened).toEqual([]);
    expect(await work.withhold(somebody, () => Promise.resolve(work.isAround(somebody)))).toBe(false);
    expect(await work.around(somebody, () => Promise.resolve(work.isAround(somebody)))).toBe(true);
  });

  it('joins the transaction around the whole request', async () => {
    const failing = work.around(somebody, async () => {
      await work.run(somebody, (tx) => note(tx, 'one'));
      expect(await work.read(somebody, keysOf)).toEqual([['one'], ['one']]);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await notes()).toEqual([]);
  });

  it('has a transaction of its own beside that of another request of the same caller', async () => {
    const once = work.around(somebody, async (tx) => {
      note(tx, 'kept');
      await expect(keysOf(tx)).resolves.toEqual([['kept'], ['kept']]);
    });
    const other = work.run(systemPrincipal(somebody.organizationId), () => {
      throw new Error('undone');
    });
    await expect(other).rejects.toThrow('undone');
    await once;
    expect(await notes()).toEqual(['kept']);
  });
});

describe('the result of a statement', () => {
  const ECHO = 'SELECT $1::timestamptz AS at, $2::text AS text, $3::bigint AS count, $4::numeric AS rate';

  it('is the same the first time, with a description, and later, without one', async () => {
    const [first, later] = await work.run(somebody, async (tx) => [
      await tx.rows(ECHO, ['2026-11-22 10:30:00.123456+01', 'Ä', '9007199254740993', '19.5']),
      await tx.rows(ECHO, ['2026-11-22 09:30:00.123+00', 'Ä', '9007199254740993', '19.5']),
    ]);
    const at = new Date('2026-11-22T09:30:00.123Z');
    const row = { at, text: 'Ä', count: 9_007_199_254_740_993n, rate: Decimal.parse('19.5') };
    expect(first).toEqual([row]);
    expect(later).toEqual([row]);
  });

  it('has instants of whole seconds, and of years that ISO 8601 writes differently', async () => {
    const instants = ['2026-11-22 09:30:00+00', '12026-01-01 00:00:00+00', '0044-03-15 12:00:00+00 BC'];
    const read = await work.run(somebody, (tx) =>
      Promise.all(instants.map((at) => tx.row<{ at: Date }>(ECHO, [at, null, null, null]))),
    );
    expect(read.map((row) => row?.at.toISOString())).toEqual([
      '2026-11-22T09:30:00.000Z',
      '+012026-01-01T00:00:00.000Z',
      '-000043-03-15T12:00:00.000Z',
    ]);
  });

  it('is an error for a value without a text form, and the connection stays usable', async () => {
    const endless: unknown[] = [];
    const object = { endless };
    endless.push(object);
    for (const text of ['first', 'later']) {
      const failing = work.run(somebody, (tx) => tx.rows(ECHO, [null, object, null, null]));
      await expect(failing).rejects.toThrow('circular');
      const [row] = await work.run(somebody, (tx) => tx.rows(ECHO, [null, text, null, null]));
      expect(row).toMatchObject({ text });
    }
  });
});

describe('a copy of a principal', () => {
  it('joins the transaction of the original', async () => {
    const who = systemPrincipal(randomUUID());
    await work.around(who, async (tx) => {
      await work.run({ ...who }, (joined) => expect(joined).toBe(tx));
      await work.read({ ...who, manages: true }, (joined) => {
        expect(joined).toBe(tx);
        return Promise.resolve();
      });
    });
  });

  it('cannot open a transaction inside another one', async () => {
    const who = systemPrincipal(randomUUID());
    const inside = work.run(who, () => work.run({ ...who }, () => undefined));
    await expect(inside).rejects.toThrow('A unit of work was asked for inside another one.');
  });

  it('is refused if it was copied through JSON', async () => {
    const { organizationId, kind, id } = systemPrincipal(randomUUID());
    const copy = { organizationId, kind, id, scopes: new Set(), manages: false } as unknown as Principal;
    await expect(work.run(copy, () => undefined)).rejects.toThrow('must be made by newPrincipal()');
    await expect(work.around(copy, () => Promise.resolve())).rejects.toThrow(
      'must be made by newPrincipal()',
    );
  });
});

describe('reads in one round trip', () => {
  it('return all their results at once, within their organization', async () => {
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

  it('fail with the error of a statement, and leave the connection usable', async () => {
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
  tx.pipeline(tx.touched(NOTE, [tx.organizationId, Buffer.from(key)]));
}

async function notes(): Promise<string[]> {
  const { rows } = await database.admin.query<{ key_hash: Buffer }>('SELECT key_hash FROM idempotency_keys');
  return rows.map(({ key_hash }) => key_hash.toString()).sort();
}

describe('the plan of a statement', () => {
  it('that was made while its table was empty does not scan the whole table later', async () => {
    await database.admin.query('VACUUM ANALYZE idempotency_keys');
    const steps = await work.run(somebody, (tx) =>
      tx.rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${CHANGE}`, [tx.organizationId, Buffer.from('one')]),
    );
    expect(steps.map((step) => step['QUERY PLAN']).join(' ')).toMatch(
      /Index Scan using \w+ on idempotency_keys/,
    );
  });
});
