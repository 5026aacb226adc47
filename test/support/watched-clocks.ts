import { ClockWatch } from '../../src/platform/books/clock-watch.js';
import { DatabaseMonitor } from '../../src/platform/books/database-monitor.js';
import type { Clock } from '../../src/platform/contract/clock.js';
import { Log } from '../../src/platform/signals/log.js';
import type { TestDatabase } from './test-database.js';

/** The clocks of a unit of work without a service, which nobody compares. */
export function clocksOf({ connections }: TestDatabase, clock: Clock): ClockWatch {
  return new ClockWatch(clock, new DatabaseMonitor(connections, () => undefined), new Log('silent'));
}
