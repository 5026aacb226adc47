import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from making new objects among the old ones, where it expects them to last.
 *
 * What lasts here is little, and V8 takes for it what is in use during two collections by chance, such as pg's lists
 * of rows. An old list that is done with keeps its young rows alive until all of the memory is gone through: a fifth
 * of the CPU time of a list went into that (decision 0038). Takes effect for what is compiled afterwards.
 */
export function disablePretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
