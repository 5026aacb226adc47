/**
 * What `npm run test:e-invoice` runs: downloads the official rules of electronic invoices, and checks our documents and
 * our rules against them. Passes its arguments to jest. The last line is always "N passed, N failed".
 */
import { testWithOwnConfig } from './test/with-own-config.mjs';

// Without Java and Maven there is nothing to hold against; that counts as a failure.
testWithOwnConfig({ before: [['tools/e-invoice-rules.mjs']], config: 'jest.official.config.js' });
