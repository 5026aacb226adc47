import type { Task, TaskList } from 'graphile-worker';
import { systemPrincipal } from '../../contract/principal.js';
import type { Log } from '../../signals/log.js';
import type { Metrics } from '../../signals/metrics.js';
import type { Clock } from '../../contract/clock.js';
import type { CatalogedJob } from './job-catalog.js';
import type { JobRunner } from './job.js';

/** What the functions `enqueue_job` and `enqueue_installation_job` store. */
interface QueuedJob {
  readonly organization_id: string | null;
  readonly due_at: string;
  readonly payload: object;
}

interface Surroundings {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

/** Wraps the job handlers for the queues: each run writes one log line and is counted. */
export function tasksByRunner(
  jobs: readonly CatalogedJob[],
  surroundings: Surroundings,
): Readonly<Record<JobRunner, TaskList>> {
  const tasksFor = (runner: JobRunner): TaskList => {
    return tasksOf(
      jobs.filter((job) => job.runner === runner),
      surroundings,
    );
  };
  return { ordinary: tasksFor('ordinary'), outbound: tasksFor('outbound') };
}

export function tasksOf(jobs: readonly CatalogedJob[], surroundings: Surroundings): TaskList {
  return Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, surroundings)]));
}

function taskOf(kind: CatalogedJob, { log, metrics, clock }: Surroundings): Task {
  const { name } = kind;
  return async (queued, { job }) => {
    const { organization_id, due_at, payload } = queued as QueuedJob;
    const began = performance.now();
    const facts = (): object => ({
      job: name,
      job_id: job.id,
      organization_id,
      attempt: job.attempts,
      late_ms: clock.now().getTime() - Date.parse(due_at),
      duration_ms: Math.round(performance.now() - began),
    });
    try {
      await runOf(kind, organization_id, payload);
      metrics.jobEnded(name, 'done');
      log.info('job done', { ...facts() });
    } catch (error) {
      const isLast = job.attempts >= job.max_attempts;
      metrics.jobEnded(name, isLast ? 'given_up' : 'failed');
      log.error(isLast ? 'job given up' : 'job failed', { ...facts(), error });
      throw error;
    }
  };
}

/** Runs a job as the service itself, within its organization if it has one. */
async function runOf(kind: CatalogedJob, organizationId: string | null, payload: object): Promise<unknown> {
  if (kind.belongsTo === 'installation') return kind.handler.run(payload);
  if (organizationId === null) throw new Error(`A job of the kind ${kind.name} has no organization.`);
  return kind.handler.run(systemPrincipal(organizationId), payload);
}
