/**
 * What `npm test` runs: sets up, checks, and runs the tests on a PostgreSQL of their own. Arguments go to jest, and
 * with them the check is left out. The last line is always "N passed, N failed".
 */
import { requireNode } from './setup.mjs';

requireNode();
// Only now, as what follows is written for the Node.js that has just been asked for.
import('./test/run.mjs').then(({ runTests }) => runTests());
