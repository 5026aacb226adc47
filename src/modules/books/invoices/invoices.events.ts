import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import { toInvoiceDto } from './invoices.mapper.js';

export function invoiceCreated(invoice: InvoiceWithItems): DomainEvent {
  return { type: 'invoice.created', objectId: invoice.id, object: toInvoiceDto(invoice) };
}

/** Tells of an invoice that was issued elsewhere before. */
export function invoiceImported(invoice: InvoiceWithItems): DomainEvent {
  return { type: 'invoice.imported', objectId: invoice.id, object: toInvoiceDto(invoice) };
}

type InvoiceChange =
  | 'updated'
  | 'finalized'
  | 'partially_paid'
  | 'paid'
  | 'reopened'
  | 'overdue'
  | 'voided'
  | 'marked_uncollectible'
  | 'sent'
  | 'viewed'
  | 'reminded'
  | 'extended';

export function invoiceChanged(
  type: `invoice.${InvoiceChange}`,
  { before, now }: { readonly before: InvoiceWithItems; readonly now: InvoiceWithItems },
): DomainEvent {
  return changeEvent(type, now.id, { before: toInvoiceDto(before), now: toInvoiceDto(now) });
}

export function invoiceDeleted(invoice: InvoiceWithItems): DomainEvent {
  return { type: 'invoice.deleted', objectId: invoice.id, object: toInvoiceDto(invoice) };
}
