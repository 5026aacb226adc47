import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { InvoiceTemplateEntity } from './entities/invoice-template.entity.js';
import { toInvoiceTemplateDto } from './invoice-templates.mapper.js';

export function invoiceTemplateCreated(row: InvoiceTemplateEntity): DomainEvent {
  return { type: 'invoice_template.created', objectId: row.id, object: toInvoiceTemplateDto(row) };
}

export function invoiceTemplateUpdated(
  before: InvoiceTemplateEntity,
  now: InvoiceTemplateEntity,
): DomainEvent {
  const change = { before: toInvoiceTemplateDto(before), now: toInvoiceTemplateDto(now) };
  return changeEvent('invoice_template.updated', now.id, change);
}

export function invoiceTemplateDeleted(row: InvoiceTemplateEntity): DomainEvent {
  return { type: 'invoice_template.deleted', objectId: row.id, object: toInvoiceTemplateDto(row) };
}
