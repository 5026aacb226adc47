import type { Books } from '../support/books.js';
import { draftOf } from './create-invoice.js';
import type { BenchOperation } from './operation.js';

/** How many invoices each request of `createBatch` creates. */
export const batchSize = 100;

/** Drafts like those of `createInvoice`, a hundred in each request. */
export const createBatch: BenchOperation = {
  name: 'create 100 invoices at once',
  perSecondMax: 30,
  request: (books) => books.writes('/invoices/batch', batchOf(books, {})),
};

/** The same, and each gets its number. */
export const createFinalizedBatch: BenchOperation = {
  name: 'create and finalize 100 invoices at once',
  perSecondMax: 30,
  request: (books) => books.writes('/invoices/batch', batchOf(books, { finalize: true })),
};

/** One invoice in a request, which gets its number. */
export const createFinalized: BenchOperation = {
  name: 'create and finalize an invoice',
  request: (books) => books.writes('/invoices', { ...draftOf(books), finalize: true }),
};

function batchOf(books: Books, fields: object): object {
  return { invoices: Array.from({ length: batchSize }, () => ({ ...draftOf(books), ...fields })) };
}
