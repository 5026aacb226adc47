/**
 * What `npm run test:payment-codes` runs: draws ten thousand payment codes of made-up invoices, and reads each with
 * another program. PAYMENT_CODES takes another number of them. The last line is always "N passed, N failed".
 */
import process from 'node:process';
import { testWithOwnConfig } from './test/with-own-config.mjs';

process.env.PAYMENT_CODES ??= '10000';
process.argv.push('test/documents/payment-codes');
testWithOwnConfig({ before: [], config: 'jest.config.js' });
