import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response, Router } from 'express';
import type { Drain } from '../../edge/drain.js';
import { unavailable } from '../../books/database-errors.js';
import { DatabaseMonitor } from '../../books/database-monitor.js';
import { JobQueues } from '../../books/jobs/job-queues.js';

/**
 * Serves `/health/live` (the process runs) and `/health/ready` (it can do its work), for monitoring.
 *
 * They are not operations of the API: no prefix, no credential, nothing about the business.
 */
export function serveHealth(app: NestExpressApplication, pages: Router, drain: Drain): void {
  const [watch, jobs] = [app.get(DatabaseMonitor), app.get(JobQueues)];
  const assertReady = async (): Promise<void> => {
    if (drain.isLeaving) throw unavailable('The service is about to stop.');
    await watch.assertReady();
    if (!jobs.isWorking) throw unavailable('No jobs are worked on right now.');
  };
  pages.use('/health/live', (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== '/') {
      next();
      return;
    }
    response.json({ status: 'live' });
  });
  pages.use('/health/ready', (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== '/') {
      next();
      return;
    }
    assertReady().then(() => response.json({ status: 'ready' }), next);
  });
}
