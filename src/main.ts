import { readConfig } from './platform/running/config/config.js';
import { endInOrder } from './platform/running/last-words.js';
import { sayProblem, start } from './start.js';

/** Starts the service and ends it with the first signal, the database included. */
const starting = start(() => readConfig());

let ending = false;

/** Ctrl-C reaches the process twice, from the terminal and from npm, so only the first signal counts. */
function end(code = 0): void {
  if (ending) return;
  ending = true;
  starting
    .then((running) => running.stop())
    .then(() => process.exit(code))
    .catch((error: unknown) => process.exit(sayProblem(error)));
}

process.on('SIGTERM', () => end());
process.on('SIGINT', () => end());
endInOrder(() => end(1));

starting
  .then(({ lost }) => lost)
  .then(
    (reason) => end(sayProblem(reason)),
    (error: unknown) => {
      if (!ending) process.exit(sayProblem(error));
    },
  );
