import { readConfig } from './platform/running/config/config.js';
import { exitOnUncaughtError } from './platform/running/uncaught-errors.js';
import { printStartProblem, start } from './start.js';

/** Starts the service. The first signal ends it together with the database. */
const starting = start(() => readConfig());

let ending = false;

/** Ctrl-C reaches the process twice, from the terminal and from npm, so only the first signal counts. */
function end(code = 0): void {
  if (ending) return;
  ending = true;
  starting
    .then((running) => running.stop())
    .then(() => process.exit(code))
    .catch((error: unknown) => process.exit(printStartProblem(error)));
}

process.on('SIGTERM', () => end());
process.on('SIGINT', () => end());
exitOnUncaughtError(() => end(1));

starting
  .then(({ lost }) => lost)
  .then(
    (reason) => end(printStartProblem(reason)),
    (error: unknown) => {
      if (!ending) process.exit(printStartProblem(error));
    },
  );
