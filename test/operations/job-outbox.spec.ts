import { randomUUID } from 'node:crypto';
import { runtimeDataSource, type DataSource } from '../../src/platform/books/data-source.js';
import { enqueue } from '../../src/platform/books/jobs/enqueue.js';
import { JobMover } from '../../src/platform/books/jobs/job-mover.js';
import { jobKind } from '../../src/platform/books/jobs/job.js';
import { UnitOfWork } from '../../src/platform/books/unit-of-work.js';
import { systemPrincipal } from '../../src/platform/contract/principal.js';
import { Log } from '../../src/platform/signals/log.js';
import { schema } from '../../src/schema.js';
import { eventually } from '../support/eventually.js';
import { TestClock } from '../support/test-clock.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { clocksOf } from '../support/watched-clocks.js';

interface Payload {
  readonly word: string;
}

interface Node {
  readonly dataSource: DataSource;
  readonly work: UnitOfWork;
}

const note = jobKind<Payload>('tests.note');
const somebody = randomUUID();
const another = randomUUID();
const clock = new TestClock();

let database: TestDatabase;
let nodes: Node[];
let movers: JobMover[];

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = {
    poolSize: 4,
    statementTimeoutMs: 5_000,
    onPoolError: () => undefined,
    jobsIn: 'outbox',
  } as const;
  const connect = async (): Promise<Node> => {
    const dataSource = await runtimeDataSource(database.connections.runtime, schema, pool).initialize();
    return { dataSource, work: new UnitOfWork(dataSource, clock, clocksOf(database, clock)) };
  };
  nodes = [await connect(), await connect()];
});
beforeEach(async () => {
  await database.admin.query('DELETE FROM graphile_worker._private_jobs; DELETE FROM job_outbox');
  movers = [];
});
afterEach(() => Promise.all(movers.map((mover) => mover.stop())));
afterAll(async () => {
  for (const { dataSource } of nodes) await dataSource.destroy();
  await database.drop();
});

describe('a job in the outbox', () => {
  it('is moved to the queue once, although two nodes want to', async () => {
    startMovers();
    const words = Array.from({ length: 60 }, (_none, n) => `word ${n}`);
    await Promise.all(words.map((word, n) => ask(word, { node: n % 2, key: word })));
    await emptied();
    expect((await queued()).sort()).toEqual(words.sort());
  });

  it('does not exist if its transaction fails', async () => {
    const failing = nodes[0]?.work.run(systemPrincipal(somebody), (tx) => {
      enqueue(tx, note, { key: 'undone', payload: { word: 'undone' } });
      throw new Error('Something went wrong.');
    });
    await expect(failing).rejects.toThrow('Something went wrong.');
    expect(await count('job_outbox')).toBe(0);
  });

  it('replaces the one with the same key of the same organization, the latest one last', async () => {
    for (const word of ['first', 'second', 'last']) await ask(word, { key: 'same' });
    await ask('theirs', { key: 'same', who: another });
    startMovers();
    await emptied();
    expect((await queued()).sort()).toEqual(['last', 'theirs']);
  });

  it('waits as long as it would in the queue, even if it is moved later', async () => {
    const due = new Date(clock.now().getTime() + 90_000);
    await nodes[0]?.work.run(systemPrincipal(somebody), (tx) =>
      enqueue(tx, note, { key: 'later', payload: { word: 'x' }, due }),
    );
    const { rows } = await database.admin.query<{ run_at: Date }>('SELECT run_at FROM job_outbox');
    startMovers();
    await emptied();
    const moved = await database.admin.query<{ run_at: Date; due_at: string }>(
      `SELECT run_at, payload->>'due_at' AS due_at FROM graphile_worker._private_jobs`,
    );
    expect(moved.rows.map(({ run_at }) => run_at)).toEqual(rows.map(({ run_at }) => run_at));
    expect(moved.rows.map(({ due_at }) => new Date(due_at))).toEqual([due]);
  });

  it('is found by other nodes if its own has died', async () => {
    startMovers();
    await database.admin.query(
      `INSERT INTO job_outbox (organization_id, kind, key, payload, due_at, run_at)
       VALUES ($1, 'tests.note', 'left', '{"word": "left"}', now(), now())`,
      [somebody],
    );
    await emptied();
    expect(await queued()).toEqual(['left']);
  });

  it('is not added again if whoever moved it died before it was struck off', async () => {
    await ask('once', { key: 'once' });
    await database.admin.query('SELECT move_jobs($1, 10, false)', [somebody]);
    // A worker has done it meanwhile.
    expect(await queued()).toEqual(['once']);
    await database.admin.query('DELETE FROM graphile_worker._private_jobs');
    startMovers();
    await emptied();
    expect(await queued()).toEqual([]);
  });

  it('is not lost if whoever moved it died before the commit', async () => {
    await ask('kept', { key: 'kept' });
    const dying = await database.admin.connect();
    await dying.query('BEGIN');
    await dying.query('SELECT move_jobs($1, 10, false)', [somebody]);
    await dying.query('ROLLBACK');
    dying.release();
    startMovers();
    await emptied();
    expect(await queued()).toEqual(['kept']);
  });

  it('leaves a note behind only until the next one is moved', async () => {
    startMovers();
    for (const word of ['one', 'two', 'three']) {
      await ask(word, { key: word });
      await emptied();
    }
    const { rows } = await database.admin.query<{ notes: number }>(
      'SELECT count(*)::integer AS notes FROM moved_jobs WHERE organization_id = $1',
      [somebody],
    );
    expect(rows[0]?.notes).toBeLessThanOrEqual(2);
  });

  it('can be added for the organization of the transaction only, and read by nobody', async () => {
    const insert = `INSERT INTO job_outbox (organization_id, kind, key, payload, due_at, run_at)
                    VALUES ($1, 'tests.note', 'x', '{}', now(), now())`;
    const forThem = nodes[0]?.work.run(systemPrincipal(somebody), (tx) => tx.rows(insert, [another]));
    await expect(forThem).rejects.toMatchObject({ code: '42501' });
    for (const table of ['job_outbox', 'moved_jobs']) {
      const reading = nodes[0]?.work.run(systemPrincipal(somebody), (tx) =>
        tx.rows(`SELECT count(*) FROM ${table}`, []),
      );
      await expect(reading).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('jobs left in an outbox that nobody writes to any more', () => {
  it('are moved at the start of a node that puts its own into the queue', async () => {
    await ask('before', { key: 'before' });
    const mover = new JobMover(nodes[1]?.work as UnitOfWork, new Log('silent'), 'queue');
    movers = [mover];
    mover.start();
    await emptied();
    expect(await queued()).toEqual(['before']);
  });
});

function startMovers(): void {
  movers = nodes.map(({ work }) => new JobMover(work, new Log('silent'), 'outbox'));
  for (const mover of movers) mover.start();
}

async function ask(
  word: string,
  { key, node = 0, who = somebody }: { key: string; node?: number; who?: string },
): Promise<void> {
  await nodes[node]?.work.run(systemPrincipal(who), (tx) => enqueue(tx, note, { key, payload: { word } }));
}

async function queued(): Promise<string[]> {
  const { rows } = await database.admin.query<{ word: string }>(
    `SELECT payload->'payload'->>'word' AS word FROM graphile_worker._private_jobs ORDER BY id`,
  );
  return rows.map(({ word }) => word);
}

async function count(table: 'job_outbox'): Promise<number> {
  const { rows } = await database.admin.query<{ size: number }>(
    `SELECT count(*)::integer AS size FROM ${table}`,
  );
  return rows[0]?.size ?? 0;
}

async function emptied(): Promise<void> {
  await eventually(async () => ((await count('job_outbox')) === 0 ? true : undefined));
}
