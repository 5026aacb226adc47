import { currencyCode, day, idWith, listSearch, someOf } from '../lists/list-search';

/** The states to filter invoices by. An overdue invoice is open and late. */
export const invoiceStates = ['draft', 'open', 'overdue', 'paid', 'void', 'uncollectible'] as const;

/** The search parameters of the invoices page. */
export const invoiceSearch = listSearch(
  ['created_at', 'updated_at', 'issue_date', 'due_date', 'total', 'number'],
  {
    status: someOf(invoiceStates),
    customer_id: idWith('cus'),
    currency: currencyCode,
    issued_from: day,
    issued_to: day,
    due_from: day,
    due_to: day,
  },
);

export type InvoiceSearch = ReturnType<typeof invoiceSearch>;

const newInvoiceFields = { customer_id: idWith('cus'), copy_of: idWith('inv') };

/** The search parameters of a new invoice: its customer, or the invoice to copy. */
export function newInvoiceSearch(search: Record<string, unknown>): {
  customer_id?: string;
  copy_of?: string;
} {
  const entries = Object.entries(newInvoiceFields).filter(([name, isId]) => {
    const id = search[name];
    return typeof id === 'string' && isId(id);
  });
  return Object.fromEntries(entries.map(([name]) => [name, search[name]]));
}
