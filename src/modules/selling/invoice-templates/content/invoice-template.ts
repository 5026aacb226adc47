import type { InvoiceDetails } from '../../../books/invoices/index.js';

/** What differs from invoice to invoice, and is therefore of no template. */
export const ofOneInvoice = [
  'customer_id',
  'prepaid_amount',
  'issue_date',
  'due_date',
  'service_period',
] as const;

/** What an invoice is made of, as far as it is the same each time. */
export type TemplateContent = Partial<Omit<InvoiceDetails, (typeof ofOneInvoice)[number]>>;

/** What one invoice says instead of its template. */
export type Overrides = Partial<Omit<InvoiceDetails, 'customer_id'>>;

/** A member that may be null, which says that there is none. */
type Erasable<T> = { readonly [Name in keyof T]?: T[Name] | null };

/** The members that have a value. */
export function givenOf<T extends object>(said: Erasable<T>): T {
  const given = Object.entries(said).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given) as T;
}
