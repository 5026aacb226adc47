import { randomUUID } from 'node:crypto';
import type { TaskList } from 'graphile-worker';
import { Writable } from 'node:stream';
import { runtimeDataSource, type DataSource } from '../../src/platform/books/data-source.js';
import { connectionsTo, ensureDatabase } from '../../src/platform/running/database-server.js';
import { migrateDatabase } from '../../src/platform/books/migrate.js';
import { UnitOfWork } from '../../src/platform/books/unit-of-work.js';
import { systemPrincipal } from '../../src/platform/contract/principal.js';
import { enqueue, type NewJob } from '../../src/platform/books/jobs/enqueue.js';
import { JobQueue } from '../../src/platform/books/jobs/job-queue.js';
import { tasksOf } from '../../src/platform/books/jobs/job-tasks.js';
import { jobKind, type JobHandler } from '../../src/platform/books/jobs/job.js';
import { Log } from '../../src/platform/signals/log.js';
import { Metrics } from '../../src/platform/signals/metrics.js';
import { schema } from '../../src/schema.js';
import { eventually, until } from '../support/eventually.js';
import { TestClock } from '../support/test-clock.js';
import { clocksOf } from '../support/watched-clocks.js';
import { createTestDatabase, testServer, type TestDatabase } from '../support/test-database.js';

interface Payload {
  readonly word: string;
}

const note = jobKind<Payload>('tests.note');
const somebody = systemPrincipal(randomUUID());
const another = systemPrincipal(randomUUID());
const clock = new TestClock();

let database: TestDatabase;
let dataSource: DataSource;
let work: UnitOfWork;
let metrics: Metrics;
let log: Log;
let logLines: string[];
let queues: JobQueue[];

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = { poolSize: 4, statementTimeoutMs: 5_000, onPoolError: () => undefined };
  dataSource = await runtimeDataSource(database.connections.runtime, schema, pool).initialize();
  work = new UnitOfWork(dataSource, clock, clocksOf(database, clock));
});
beforeEach(async () => {
  await database.admin.query('DELETE FROM graphile_worker._private_jobs');
  metrics = new Metrics();
  logLines = [];
  queues = [];
  const lines = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logLines.push(chunk.toString());
      done();
    },
  });
  log = new Log('info', lines);
});
afterEach(() => Promise.all(queues.map((queue) => queue.stop())));
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('a job', () => {
  it('runs once its transaction is committed, as the service itself, within its organization', async () => {
    const done: unknown[] = [];
    await started({
      run: (who, { word }) => Promise.resolve(done.push([who.kind, who.organizationId, word])),
    });
    await ask({ key: '1', payload: { word: 'kept' } });
    await until(() => done.length > 0);
    expect(done).toEqual([['system', somebody.organizationId, 'kept']]);
    await empty();
    expect(await metrics.text()).toContain('countinghouse_jobs_total{job="tests.note",outcome="done"} 1');
    expect(logLines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({
        msg: 'job done',
        job: 'tests.note',
        organization_id: somebody.organizationId,
      }),
    );
  });

  it('does not exist if its transaction fails', async () => {
    const failing = work.run(somebody, (tx) => {
      enqueue(tx, note, { key: '2', payload: { word: 'undone' } });
      throw new Error('Something went wrong.');
    });
    await expect(failing).rejects.toThrow('Something went wrong.');
    expect(await jobs()).toEqual([]);
  });

  it('replaces the waiting job with the same key, of the same organization only', async () => {
    const due = new Date(clock.now().getTime() + 3_600_000);
    await ask({ key: '3', payload: { word: 'first' }, due });
    await ask({ key: '3', payload: { word: 'last' }, due });
    await ask({ key: '3', payload: { word: 'theirs' }, due }, another);
    expect((await jobs()).map(({ word }) => word).sort()).toEqual(['last', 'theirs']);
  });

  it('waits by the clock of the database as long as it must by the service’s clock', async () => {
    await ask({ key: '4', payload: { word: 'later' }, due: new Date(clock.now().getTime() + 90_000) });
    const { rows } = await database.admin.query(
      `SELECT extract(epoch FROM run_at - created_at)::float AS wait FROM graphile_worker._private_jobs`,
    );
    expect(rows).toEqual([{ wait: 90 }]);
  });

  it('that fails is retried, and given up after its last attempt', async () => {
    let attempts = 0;
    await started({
      run: () => {
        attempts += 1;
        return Promise.reject(new Error('Not today.'));
      },
    });
    await ask({ key: '5', payload: { word: 'never' } });
    await until(() => logLines.some((line) => line.includes('"job failed"')));
    const again = `UPDATE graphile_worker._private_jobs SET run_at = now(), attempts = 24 WHERE locked_at IS NULL
                    RETURNING last_error`;
    const { rows } = await eventually(async () => {
      const failed = await database.admin.query(again);
      return failed.rowCount === 0 ? undefined : failed;
    });
    expect(rows).toEqual([{ last_error: 'Not today.' }]);
    await until(() => logLines.some((line) => line.includes('"job given up"')));
    expect(attempts).toBe(2);
    const text = await metrics.text();
    expect(text).toContain('countinghouse_jobs_total{job="tests.note",outcome="failed"} 1');
    expect(text).toContain('countinghouse_jobs_total{job="tests.note",outcome="given_up"} 1');
  });

  it('of an unknown kind stays for a version that knows it', async () => {
    const done: string[] = [];
    await started(writing(done));
    const unheardOf = jobKind('tests.unheard_of');
    await work.run(somebody, (tx) => enqueue(tx, unheardOf, { key: '6', payload: {} }));
    await ask({ key: '6', payload: { word: 'known' } });
    await until(() => done.length > 0);
    await eventually(async () => ((await jobs()).length === 1 ? true : undefined));
  });
});

describe('the job queue', () => {
  it('accepts jobs only through its function, and only for the organization of the transaction', async () => {
    const direct = work.run(somebody, (tx) =>
      tx.rows(`SELECT graphile_worker.add_job('tests.note', '{}'::json)`, []),
    );
    await expect(direct).rejects.toMatchObject({ code: '42501' });
    const nobodys = work.runControl((tx) =>
      tx.rows('SELECT enqueue_job($1, $2, $3, now(), 0)', ['tests.note', 'x', '{}']),
    );
    await expect(nobodys).rejects.toThrow('A job belongs to an organization.');
    const { rows } = await database.admin.query(
      `SELECT has_table_privilege('countinghouse_runtime', 'graphile_worker._private_jobs', 'INSERT') AS may_insert,
              has_schema_privilege('countinghouse_runtime', 'graphile_worker', 'CREATE') AS may_create,
              has_function_privilege('public', 'public.enqueue_job(text,text,json,timestamptz,double precision)',
                                     'EXECUTE') AS anybody_may_enqueue`,
    );
    expect(rows).toEqual([{ may_insert: false, may_create: false, anybody_may_enqueue: false }]);
  });

  it('runs a job on one of many nodes', async () => {
    const done: string[] = [];
    const handler = writing(done);
    for (let node = 0; node < 3; node += 1) await started(handler);
    const words = Array.from({ length: 40 }, (_none, n) => `word ${n}`);
    for (const word of words) await ask({ key: word, payload: { word } });
    await empty();
    expect(done.sort()).toEqual(words.sort());
  });

  it('stops after the running jobs, and leaves the others', async () => {
    const begun: string[] = [];
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const queue = await started({
      run: (_who, { word }) => {
        begun.push(word);
        return finished;
      },
    });
    // As many as a node runs at once, so that no worker is about to look for another one.
    await ask({ key: '7', payload: { word: 'one' } });
    await ask({ key: '8', payload: { word: 'another' } });
    await until(() => begun.length === 2);
    let hasStopped = false;
    const stopping = queue.stop().then(() => (hasStopped = true));
    queues = [];
    await ask({ key: '9', payload: { word: 'waiting' } });
    expect(hasStopped).toBe(false);
    finish();
    await stopping;
    expect(await jobs()).toEqual([{ word: 'waiting' }]);
    expect(begun.sort()).toEqual(['another', 'one']);
  });

  it('continues after all of its connections were cut', async () => {
    const done: string[] = [];
    const queue = await started(writing(done));
    expect(queue.isWorking).toBe(true);
    for (const word of ['first', 'second', 'third']) {
      await database.admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'countinghouse-jobs' AND datname = current_database()`,
      );
      await ask({ key: word, payload: { word } });
      await until(() => done.includes(word));
    }
    await empty();
    await until(() => queue.isWorking);
    // A job that was interrupted between its work and its end runs again.
    expect([...new Set(done)]).toEqual(['first', 'second', 'third']);
  });

  it('takes over the job of a process that has just died, but never that of a live one', async () => {
    const begun: string[] = [];
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const nodes = [1, 2].map(() =>
      started({
        run: (_who, { word }) => {
          begun.push(word);
          return word === 'long' ? finished : Promise.resolve();
        },
      }),
    );
    await Promise.all(nodes);
    await ask({ key: '10', payload: { word: 'long' } });
    await until(() => begun.length === 1);
    for (const word of ['left behind', 'left behind again']) {
      // Queued and taken in one transaction, as by a process that was killed at that moment.
      await database.admin.query(
        `WITH task AS (SELECT id FROM graphile_worker._private_tasks WHERE identifier = $1)
         INSERT INTO graphile_worker._private_jobs (task_id, payload, attempts, locked_by, locked_at)
         SELECT id, json_build_object('organization_id', $2::text, 'due_at', now(),
                                      'payload', json_build_object('word', $3::text)), 1, 'pool-dead', now() FROM task`,
        [note.name, somebody.organizationId, word],
      );
      await until(() => begun.includes(word), 15_000);
    }
    finish();
    await empty();
    expect(begun).toEqual(['long', 'left behind', 'left behind again']);
  });

  it('is installed once, however many processes start at once', async () => {
    const server = testServer();
    const name = `test_queue_${randomUUID().slice(0, 8)}`;
    await ensureDatabase({ ...server, database: 'postgres' }, name);
    const { migration } = connectionsTo(server, name);
    const ran = await Promise.all([1, 2, 3].map(() => migrateDatabase(migration, schema)));
    expect(ran.map((names) => names.length).sort((a, b) => a - b)).toEqual([0, 0, schema.migrations.length]);
    await database.admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  });
});

/** Starts a node that runs the jobs of these tests. */
async function started(handler: JobHandler<Payload>): Promise<JobQueue> {
  const queue = new JobQueue(database.connections.runtime, log);
  queues.push(queue);
  const jobs = [{ ...note, handler: handler as JobHandler<object> }];
  const tasks: TaskList = tasksOf(jobs, { log, metrics, clock });
  await queue.start(tasks);
  return queue;
}

/** Collects the payloads. */
function writing(done: string[]): JobHandler<Payload> {
  return { run: (_who, { word }) => Promise.resolve(done.push(word)) };
}

function ask(job: NewJob<Payload>, who = somebody): Promise<void> {
  return work.run(who, (tx) => enqueue(tx, note, job));
}

async function jobs(): Promise<{ word: string }[]> {
  const { rows } = await database.admin.query<{ word: string }>(
    `SELECT payload->'payload'->>'word' AS word FROM graphile_worker._private_jobs ORDER BY id`,
  );
  return rows;
}

async function empty(): Promise<void> {
  await eventually(async () => ((await jobs()).length === 0 ? true : undefined));
}
