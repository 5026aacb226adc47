import type { NestExpressApplication } from '@nestjs/platform-express';
import { AnchorUpkeep } from './modules/record/anchors/index.js';
import { FeedBell } from './modules/record/events/index.js';
import { warnOfLateDocuments } from './modules/books/numbering/index.js';
import { ErasureUpkeep } from './modules/record/privacy/index.js';
import { WebhookUpkeep } from './modules/record/webhooks/index.js';
import { ClockWatch } from './platform/books/clock-watch.js';
import { poolState, type DataSource } from './platform/books/data-source.js';
import { isDistributed } from './platform/books/distributed.js';
import { Notifications } from './platform/books/notifications.js';
import { UnitOfWork } from './platform/books/unit-of-work.js';
import { DatabaseMonitor } from './platform/books/database-monitor.js';
import { FileSweep } from './platform/files/file-sweep.js';
import { eventQueueLength, EventSequencer } from './platform/books/events/event-sequencer.js';
import { JobCatalog } from './platform/books/jobs/job-catalog.js';
import { JobMover } from './platform/books/jobs/job-mover.js';
import type { JobsIn } from './platform/books/jobs/jobs-in.js';
import { dueJobs } from './platform/books/jobs/job-queue.js';
import { JobQueues } from './platform/books/jobs/job-queues.js';
import { tasksByRunner } from './platform/books/jobs/job-tasks.js';
import { RateLimits } from './platform/edge/rate-limit/rate-limits.js';
import { shareRatesOfNodes, type Node } from './platform/running/shared-rates-of-nodes.js';
import { Pruning } from './platform/edge/idempotency/pruning.js';
import { Log } from './platform/signals/log.js';
import { Metrics } from './platform/signals/metrics.js';
import { Clock } from './platform/contract/clock.js';

/** The work of this node that belongs to no request. */
export interface Background {
  stop(): Promise<void>;
}

/** Starts that work: notifications, numbering of events, pruning, jobs and the watch over the database. */
export async function startBackground(
  app: NestExpressApplication,
  dataSource: DataSource,
  { node, jobsIn }: { readonly node: Node; readonly jobsIn: JobsIn },
): Promise<Background> {
  const [work, log, notifications] = [app.get(UnitOfWork), app.get(Log), app.get(Notifications)];
  const [clock, jobs, watch, clocks] = [
    app.get(Clock),
    app.get(JobQueues),
    app.get(DatabaseMonitor),
    app.get(ClockWatch),
  ];
  const sequencer = new EventSequencer(work, log, { areDistributed: isDistributed(dataSource) });
  const mover = new JobMover(work, log, jobsIn);
  const pruning = new Pruning({ work, watch, clock, clocks, log });
  const metrics = app.get(Metrics);
  const upkeeps = [app.get(WebhookUpkeep), app.get(AnchorUpkeep), app.get(ErasureUpkeep), app.get(FileSweep)];
  metrics.watchPool(() => poolState(dataSource));
  watchDatabase(metrics, watch, pruning);
  metrics.watch({
    name: 'countinghouse_waiting_for_events',
    help: 'Callers that wait for the feed of events to go on.',
    value: () => Promise.resolve(app.get(FeedBell).waiting),
  });
  work.onFullStorage(() => watch.recordFullStorage());
  const stopRates = shareRatesOfNodes(app.get(RateLimits), node, { notifications, clock });
  await clocks.start();
  await warnOfLateDocuments(work, clock, log);
  await notifications.start();
  sequencer.start();
  mover.start();
  pruning.start();
  for (const upkeep of upkeeps) upkeep.start();
  await jobs.start(tasksByRunner(app.get(JobCatalog).all(), { log, metrics, clock }));
  return {
    stop: async () => {
      await jobs.stop();
      pruning.stop();
      for (const upkeep of upkeeps) upkeep.stop();
      stopRates();
      clocks.stop();
      await Promise.all([sequencer.stop(), mover.stop()]);
      await notifications.stop();
    },
  };
}

function watchDatabase(metrics: Metrics, watch: DatabaseMonitor, pruning: Pruning): void {
  metrics.watch({
    name: 'countinghouse_database_ready',
    help: '1 while the database can be read and written, else 0.',
    value: () =>
      watch.assertReady().then(
        () => 1,
        () => 0,
      ),
  });
  metrics.watch({
    name: 'countinghouse_event_queue_length',
    help: 'Committed events that have no number yet.',
    value: () => eventQueueLength(watch),
  });
  metrics.watch({
    name: 'countinghouse_jobs_due',
    help: 'Jobs whose time has come and that nobody works on yet.',
    value: () => dueJobs(watch),
  });
  metrics.watch({
    name: 'countinghouse_idempotency_keys_expired',
    help: 'Kept answers that are older than they have to be and not deleted yet, 100000 at most.',
    value: () => pruning.waiting(),
  });
}
