import { pause } from './eventually.js';

interface Dispatcher {
  close(): Promise<void>;
}

/** Where Node.js keeps what `fetch` sends its requests with, and the `undici` package finds it. */
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');
/** Running requests keep their connections. Nobody waits for them here. */
const PATIENCE_MS = 50;
/** The other end, in the same process, learns of it in a later turn of the event loop. */
const NOTICED_MS = 5;

/**
 * Closes the idle connections of `fetch`, as a program does that goes away. A service that stops waits a second for
 * callers who still have one.
 */
export async function hangUp(): Promise<void> {
  const known = globalThis as unknown as Record<symbol, Dispatcher | undefined>;
  const dispatcher = known[DISPATCHER];
  if (dispatcher === undefined) return;
  known[DISPATCHER] = new (dispatcher.constructor as new () => Dispatcher)();
  await Promise.race([dispatcher.close(), pause(PATIENCE_MS)]);
  await pause(NOTICED_MS);
}
