/**
 * What `npm run test:e-invoice` runs: fetches the official rules of electronic invoices, and holds our documents and
 * our own rules against them. Arguments go to jest. The last line is always "N passed, N failed".
 */
import { testWithOwnConfig } from './test/with-own-config.mjs';

// Without Java and Maven there is nothing to hold against; that counts as a failure.
testWithOwnConfig({ before: [['tools/e-invoice-rules.mjs']], config: 'jest.official.config.js' });
