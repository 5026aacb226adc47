import { currencyCode, day, idWith, listSearch, someOf } from '../lists/list-search';

/** The states that invoices are looked for by; one that is overdue is open and late. */
export const invoiceStates = ['draft', 'open', 'overdue', 'paid', 'void', 'uncollectible'] as const;

/** What the address of the invoices may say. */
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

/** What the address of a new invoice may say: whom it is for, or which invoice it is a copy of. */
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
