import type { BenchOperation } from './operation.js';

/** What a dashboard asks for: who owes how much, and what each month has brought. */
export const receivables: BenchOperation = {
  name: 'report: receivables',
  request: (books) => books.reads('/reports/receivables'),
};

export const revenue: BenchOperation = {
  name: 'report: revenue',
  request: (books) => books.reads('/reports/revenue'),
};
