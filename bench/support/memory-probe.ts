/**
 * Runs inside the service before it, when its memory is watched: tells on request what is alive after a collection.
 * Resident memory alone tells little, as V8 lets garbage grow for minutes before it collects all of it.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes. */
export interface LiveMemory {
  readonly liveMb: number;
  readonly residentMb: number;
}

process.on('message', (word) => {
  if (word !== 'memory') return;
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const memory: LiveMemory = { liveMb: (heapUsed + external) / 2 ** 20, residentMb: rss / 2 ** 20 };
  process.send?.(memory);
});
