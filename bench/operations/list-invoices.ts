import type { Books } from '../support/books.js';
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

const DEEP_PAGES = 40;
const deep = new WeakMap<Books, string>();

/** A page far down the list: as far as a hundred rows a page lead in so many steps. */
export const deepPage: BenchOperation = {
  name: 'list, deep page',
  supply: async (books) => {
    if (deep.has(books)) return;
    let cursor = '';
    for (let page = 0; page < DEEP_PAGES; page += 1) {
      const query = `limit=100${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
      const { next_cursor } = (await books.fetch(`/invoices?${query}`)) as { next_cursor: string | null };
      if (next_cursor === null) break;
      cursor = next_cursor;
    }
    deep.set(books, cursor);
  },
  request: (books) => books.reads(`/invoices?limit=20&cursor=${encodeURIComponent(deep.get(books) ?? '')}`),
};
