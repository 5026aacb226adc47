import type { BenchOperation } from './operation.js';

/** One invoice with its five lines. */
export const getInvoice: BenchOperation = {
  name: 'get invoice',
  request: (books) => books.reads(`/invoices/${books.anyInvoice()}`),
};
