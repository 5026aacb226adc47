import { setFlagsFromString } from 'node:v8';

/**
 * Switches off V8's pretenuring, which allocates objects in the old generation where it expects them to last.
 *
 * V8 expects that of objects that happen to survive two collections, such as pg's lists of rows under load. A dead list
 * in the old generation keeps its young rows alive until the next full collection. That took a fifth of the CPU time of
 * a list request (decision 0038). Affects only code that is compiled after the call.
 */
export function disablePretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
