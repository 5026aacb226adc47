import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { RecurringInvoiceEntity } from './entities/recurring-invoice.entity.js';
import { toRecurringInvoiceDto } from './recurring-invoices.mapper.js';
import { recurringInvoices } from './recurring-invoices.resource.js';

export function recurringInvoiceCreated(row: RecurringInvoiceEntity): DomainEvent {
  return { type: 'recurring_invoice.created', objectId: row.id, object: toRecurringInvoiceDto(row) };
}

export function recurringInvoiceDeleted(row: RecurringInvoiceEntity): DomainEvent {
  return { type: 'recurring_invoice.deleted', objectId: row.id, object: toRecurringInvoiceDto(row) };
}

type Change = Exclude<(typeof recurringInvoices.events)[number], 'created' | 'deleted'>;

export function recurringInvoiceChanged(
  happened: Change,
  { before, now }: { readonly before: RecurringInvoiceEntity; readonly now: RecurringInvoiceEntity },
): DomainEvent {
  const change = { before: toRecurringInvoiceDto(before), now: toRecurringInvoiceDto(now) };
  return changeEvent(`recurring_invoice.${happened}`, now.id, change);
}
