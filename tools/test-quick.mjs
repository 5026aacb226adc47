/**
 * What `npm run test:quick` runs in about a minute: types, house rules, and the tests that need nothing but Node.js,
 * which stand beside their subjects. The last line is always "N passed, N failed".
 */
import process from 'node:process';
import { requireNode } from './setup.mjs';

requireNode();
// Imported after the check of Node.js, because it uses newer syntax.
const { runTests } = await import('./test/run.mjs');
process.argv.splice(2, process.argv.length, 'src', 'packages');
await runTests({ checks: ['types', 'tidy'] });
