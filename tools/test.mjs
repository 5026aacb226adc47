/**
 * What `npm test` runs: sets up, checks, and runs the tests on a PostgreSQL of their own. Passes its arguments to jest;
 * with arguments, the checks are skipped. The last line is always "N passed, N failed".
 */
import { requireNode } from './setup.mjs';

requireNode();
// Imported after the check of Node.js, because it uses newer syntax.
import('./test/run.mjs').then(({ runTests }) => runTests());
