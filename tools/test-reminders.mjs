/**
 * What `npm run test:reminders` runs: five hundred late invoices and two nodes, over ninety days of the clock. Each is
 * asked for once at each level, and none that is paid. REMINDED_INVOICES takes another number of them. The last line is
 * always "N passed, N failed".
 */
import process from 'node:process';

process.env.REMINDED_INVOICES ??= '500';
process.argv.push('test/stories/reminders-of-many.spec.ts');
await import('./test.mjs');
