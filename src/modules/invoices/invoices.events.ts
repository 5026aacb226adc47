import { changedFields } from '../../platform/events/changed-fields.js';
import type { DomainEvent } from '../../platform/events/domain-event.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import { toInvoiceDto } from './invoices.mapper.js';

export function invoiceCreated(invoice: InvoiceWithItems): DomainEvent {
  return { type: 'invoice.created', objectId: invoice.id, object: toInvoiceDto(invoice) };
}

export function invoiceUpdated(invoice: InvoiceWithItems, before: InvoiceWithItems): DomainEvent {
  const object = toInvoiceDto(invoice);
  const previousAttributes = changedFields(toInvoiceDto(before), object);
  return { type: 'invoice.updated', objectId: invoice.id, object, previousAttributes };
}

export function invoiceDeleted(invoice: InvoiceWithItems): DomainEvent {
  return { type: 'invoice.deleted', objectId: invoice.id, object: toInvoiceDto(invoice) };
}
