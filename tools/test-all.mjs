/**
 * What `npm run test:all` runs, and with it the continuous integration: every check and every test, the client
 * libraries, faults under load, and documents before the programs and rules that judge them. Before the last line
 * stands a line "flaky: NAME" for each test that passed at its second try only: no failure, but a fault to find. The
 * last line is always "N passed, N failed".
 */
import process from 'node:process';
import { requireNode } from './setup.mjs';

requireNode();
// Imported after the check of Node.js, because it uses newer syntax.
import('./test/all.mjs').then(({ runAll }) => runAll(process.argv.slice(2)));
