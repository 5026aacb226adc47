import { Writable } from 'node:stream';
import type { JobHelpers, Task } from 'graphile-worker';
import { Log } from '../../signals/log.js';
import { Metrics } from '../../signals/metrics.js';
import type { CatalogedJob } from './job-catalog.js';
import { tasksOf } from './job-tasks.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const helpers = { job: { id: '1', attempts: 1, max_attempts: 25 } } as unknown as JobHelpers;

function taskOf(job: CatalogedJob): Task {
  const log = new Log('silent', new Writable({ write: (_chunk, _encoding, done) => done() }));
  const task = tasksOf([job], { log, metrics: new Metrics(), clock: { now: () => NOW, machineMs: () => 0 } })[
    job.name
  ];
  if (task === undefined) throw new Error('There is no task.');
  return task;
}

const queued = (organization_id: string | null): object => ({
  organization_id,
  due_at: NOW.toISOString(),
  payload: { word: 'x' },
});

describe('a job', () => {
  it('of an organization runs as the service within it, and never without one', async () => {
    const seen: (string | undefined)[] = [];
    const handler = {
      run: (who: { organizationId?: string }) => Promise.resolve(seen.push(who.organizationId)),
    };
    const task = taskOf({ name: 'tests.note', runner: 'ordinary', handler });
    await task(queued('a0000000-0000-7000-8000-000000000000'), helpers);
    await expect(Promise.resolve(task(queued(null), helpers))).rejects.toThrow('has no organization');
    expect(seen).toEqual(['a0000000-0000-7000-8000-000000000000']);
  });

  it('of the installation gets its payload alone', async () => {
    const seen: unknown[] = [];
    const handler = { run: (...given: unknown[]) => Promise.resolve(seen.push(given)) };
    const task = taskOf({ name: 'tests.all', runner: 'ordinary', belongsTo: 'installation', handler });
    await task(queued(null), helpers);
    expect(seen).toEqual([[{ word: 'x' }]]);
  });
});
