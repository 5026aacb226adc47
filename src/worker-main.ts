/**
 * The program of a worker, which `start.ts` starts by its name.
 *
 * Ctrl-C reaches all processes of a terminal, and service managers signal whole groups, but only the primary decides
 * when to stop. Signals are therefore ignored before the rest is loaded, which takes a while.
 */
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

const [{ readConfig }, { exitOnUncaughtError }, { workFor }] = await Promise.all([
  import('./platform/running/config/config.js'),
  import('./platform/running/uncaught-errors.js'),
  import('./worker.js'),
]);
exitOnUncaughtError(workFor(() => readConfig()));
