import type { NestExpressApplication } from '@nestjs/platform-express';
import { poolState, type DataSource } from './platform/books/data-source.js';
import { Notifications } from './platform/books/notifications.js';
import { UnitOfWork } from './platform/books/unit-of-work.js';
import { eventQueueLength, EventSequencer } from './platform/books/events/event-sequencer.js';
import { JobCatalog } from './platform/books/jobs/job-catalog.js';
import { JobQueue } from './platform/books/jobs/job-queue.js';
import { tasksOf } from './platform/books/jobs/job-tasks.js';
import { Pruning } from './platform/edge/idempotency/pruning.js';
import { Log } from './platform/signals/log.js';
import { Metrics } from './platform/signals/metrics.js';
import { Clock } from './platform/contract/clock.js';

/** What runs beside the requests. */
export interface Background {
  stop(): Promise<void>;
}

/** Starts what runs beside the requests on every node: hearing, numbering events, pruning, jobs, watching. */
export async function startBackground(
  app: NestExpressApplication,
  dataSource: DataSource,
): Promise<Background> {
  const [work, log, notifications] = [app.get(UnitOfWork), app.get(Log), app.get(Notifications)];
  const [clock, jobs] = [app.get(Clock), app.get(JobQueue)];
  const sequencer = new EventSequencer(work, log);
  const pruning = new Pruning(work, clock, log);
  const metrics = app.get(Metrics);
  metrics.watchPool(() => poolState(dataSource));
  metrics.watchEventQueue(() => eventQueueLength(work));
  metrics.watchJobs(() => jobs.dueJobs());
  await notifications.start();
  sequencer.start();
  pruning.start();
  await jobs.start(tasksOf(app.get(JobCatalog).all(), { log, metrics, clock }));
  return {
    stop: async () => {
      await jobs.stop();
      pruning.stop();
      await sequencer.stop();
      await notifications.stop();
    },
  };
}
