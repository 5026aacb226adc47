/**
 * What `npm run test:links` runs: guesses a million addresses of customer's pages, all of which must be answered alike.
 * GUESSED_TOKENS takes another number of them. The last line is always "N passed, N failed".
 */
import process from 'node:process';

process.env.GUESSED_TOKENS ??= '1000000';
process.argv.push('test/stories/links/guessed-tokens.spec.ts');
await import('./test.mjs');
