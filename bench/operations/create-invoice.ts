import type { Books } from '../support/books.js';
import type { BenchOperation } from './operation.js';

const LINES = [
  { quantity: 12.5, price: 95.5, description: 'Week 47' },
  { quantity: 3, price: 0.333333, tax_rate: 7 },
  { quantity: 1, price: 1200 },
  { quantity: 0.25, price: 480, description: 'Travel' },
  { quantity: -1, price: 19.99 },
];

/** A draft with five lines of two tax rates, under an Idempotency-Key, as a program sends it. */
export const createInvoice: BenchOperation = {
  name: 'create invoice',
  request: (books) => books.writes('/invoices', draftOf(books)),
};

/** The same, but nothing is stored: what an editor asks for while somebody types. */
export const calculateInvoice: BenchOperation = {
  name: 'calculate invoice',
  request: (books) => books.asks('/invoices/calculate', draftOf(books)),
};

/** What a program says of an invoice with five lines. */
export function draftOf(books: Books): object {
  return {
    customer_id: books.anyCustomer(),
    items: LINES.map((line) => ({ product_id: books.anyProduct(), ...line })),
    // Named, as some customers have another one, in which the amounts would be others.
    currency: 'EUR',
    tax_rate: 19,
    reference: 'PO 4711',
    metadata: { project: 'Apollo' },
  };
}
