import { toTypeId } from '../../src/kernel/ids/type-id.js';
import type { Books } from '../support/books.js';
import { copyInvoice } from '../support/drafts.js';
import type { BenchOperation } from './operation.js';

const open = new WeakMap<Books, string[]>();

/** The first payment, of a cent, for an open invoice. All of them are copies of one, so that they cost the same. */
export const recordPayment: BenchOperation = {
  name: 'record payment',
  supply: async (books, count) => {
    const model = { organizationId: books.organizationId, id: books.openInvoice() };
    const copies = await copyInvoice(books.admin, model, { members: [books.owner], count });
    open.set(books, [...(open.get(books) ?? []), ...copies.map(({ id }) => id)]);
  },
  request: (books) => {
    const id = open.get(books)?.pop();
    if (id === undefined) throw new Error('There are no open invoices left to pay.');
    const payment = { amount: 0.01, method: 'bank_transfer', reference: 'RF18 5390 0754 7034' };
    return books.writes(`/invoices/${toTypeId('inv', id)}/payments`, payment);
  },
};
