import { changeEvent } from '../../platform/events/change-event.js';
import type { DomainEvent } from '../../platform/events/domain-event.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import { toInvoiceDto } from './invoices.mapper.js';

export function invoiceCreated(invoice: InvoiceWithItems): DomainEvent {
  return { type: 'invoice.created', objectId: invoice.id, object: toInvoiceDto(invoice) };
}

export function invoiceUpdated(invoice: InvoiceWithItems, before: InvoiceWithItems): DomainEvent {
  const forms = { before: toInvoiceDto(before), now: toInvoiceDto(invoice) };
  return changeEvent('invoice.updated', invoice.id, forms);
}

export function invoiceDeleted(invoice: InvoiceWithItems): DomainEvent {
  return { type: 'invoice.deleted', objectId: invoice.id, object: toInvoiceDto(invoice) };
}
