import type { BenchOperation } from './operation.js';

export const listInvoices: BenchOperation = {
  name: 'list 20',
  request: (books) => books.reads('/invoices?limit=20'),
};

export const filterInvoices: BenchOperation = {
  name: 'list filtered',
  request: (books) => books.reads(`/invoices?limit=20&status=paid&customer_id=${books.anyCustomer()}`),
};

export const searchInvoices: BenchOperation = {
  name: 'search',
  request: (books) => books.reads(`/invoices?limit=20&q=${books.anyWord()}`),
};
