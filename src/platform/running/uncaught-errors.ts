import { Log } from '../signals/log.js';

/** Whoever has not ended by then never will: running requests are given less, and so is the database. */
const END_WITHIN_MS = 60_000;

/**
 * Lets a process end in order after an error that nobody caught: with a line in the log, and what `end` does.
 *
 * What such an error has left half done is not known, so the process must end; but the requests that run are none of
 * its doing, and the database must not be left without an owner.
 */
export function exitOnUncaughtError(end: () => void): void {
  process.on('uncaughtException', (error) => {
    process.exitCode = 1;
    new Log('error').error('uncaught exception, the process ends', { error });
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
    end();
  });
}
