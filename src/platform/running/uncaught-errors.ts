import { Log } from '../signals/log.js';

/** A process that has not ended by then never will: running requests and the database get less time than this. */
const END_WITHIN_MS = 60_000;

/**
 * Ends the process in order after an uncaught error: logs it and calls `end`.
 *
 * The process must end, because the error may have left anything half done. But it must not interrupt the running
 * requests or leave the database without an owner.
 */
export function exitOnUncaughtError(end: () => void): void {
  process.on('uncaughtException', (error) => {
    process.exitCode = 1;
    new Log('error').error('uncaught exception, the process ends', { error });
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
    end();
  });
}
