import { contentOf, type InvoiceDetails } from '../../../books/invoices/index.js';
import { carriedContent } from '../../duplicates/index.js';
import type { RecurringInvoiceEntity } from '../entities/recurring-invoice.entity.js';

/** The content of a recurring invoice for the same customer, or for another one with what belongs to that left out. */
export function contentFor(
  { content, customer_id }: Pick<RecurringInvoiceEntity, 'content' | 'customer_id'>,
  customerId: string,
): InvoiceDetails {
  if (content === null) throw new Error('A recurring invoice without content cannot be copied.');
  const details = contentOf(content);
  return customerId === customer_id
    ? details
    : { ...carriedContent(details, false), customer_id: customerId };
}
