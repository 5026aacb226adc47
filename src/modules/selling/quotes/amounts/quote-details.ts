import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { InvoiceDetails, ItemDetails } from '../../../books/invoices/index.js';
import type { Choice } from '../domain/chosen-lines.js';

export interface QuoteItemDetails extends ItemDetails, Choice {}

/** What a caller says of a quote: what invoices are made of, and what only quotes have. */
export interface QuoteDetails extends Pick<
  InvoiceDetails,
  | 'customer_id'
  | 'tax_rate'
  | 'tax_category'
  | 'tax_exemption_reason'
  | 'prices_include_tax'
  | 'discounts'
  | 'charges'
  | 'currency'
  | 'reference'
  | 'note'
  | 'message'
  | 'metadata'
> {
  readonly items: readonly QuoteItemDetails[];
  readonly valid_until?: CalendarDate;
  readonly terms?: string;
}
