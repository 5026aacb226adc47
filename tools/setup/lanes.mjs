import os from 'node:os';

/**
 * Does the work for each of the entries in their order, for as many at a time as the machine has processors.
 *
 * Takes a function that gets an entry and returns a promise. Raises what that raises first, once nothing runs any more.
 */
export async function inLanes(entries, work) {
  const waiting = [...entries];
  const lane = async () => {
    while (waiting.length > 0) await work(waiting.shift());
  };
  const lanes = await Promise.allSettled(Array.from({ length: os.availableParallelism() }, lane));
  const broken = lanes.find(({ status }) => status === 'rejected');
  if (broken !== undefined) throw broken.reason;
}
