import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 5;
const WITHIN_MS = 600_000;

/** Waits until a condition holds. Raises what was waited for if it does not within ten minutes. */
export async function eventually(what, holds) {
  const deadline = performance.now() + WITHIN_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`It took too long until ${what}.`);
    await pause(LOOK_EVERY_MS);
  }
}
