import { changeEvent, type DomainEvent } from '../../platform/index.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import { toInvoiceDto } from './invoices.mapper.js';

export function invoiceCreated(invoice: InvoiceWithItems): DomainEvent {
  return { type: 'invoice.created', objectId: invoice.id, object: toInvoiceDto(invoice) };
}

type InvoiceChange =
  | 'updated'
  | 'finalized'
  | 'partially_paid'
  | 'paid'
  | 'reopened'
  | 'overdue'
  | 'voided'
  | 'marked_uncollectible';

export function invoiceChanged(
  type: `invoice.${InvoiceChange}`,
  { before, now }: { readonly before: InvoiceWithItems; readonly now: InvoiceWithItems },
): DomainEvent {
  return changeEvent(type, now.id, { before: toInvoiceDto(before), now: toInvoiceDto(now) });
}

export function invoiceDeleted(invoice: InvoiceWithItems): DomainEvent {
  return { type: 'invoice.deleted', objectId: invoice.id, object: toInvoiceDto(invoice) };
}

/** Everything of an invoice that never changes once it is issued, in the form of the API: what is chained. */
export function issuedForm(invoice: InvoiceWithItems): object {
  const {
    version: _version,
    status: _status,
    payment_status: _paymentStatus,
    overdue: _overdue,
    immutable: _immutable,
    available_actions: _availableActions,
    note: _note,
    metadata: _metadata,
    expected_payment_date: _expectedPaymentDate,
    amount_paid: _amountPaid,
    amount_credited: _amountCredited,
    amount_due: _amountDue,
    credit_notes_total: _creditNotesTotal,
    paid_at: _paidAt,
    voided_at: _voidedAt,
    marked_uncollectible_at: _markedUncollectibleAt,
    updated_at: _updatedAt,
    ...document
  } = toInvoiceDto(invoice);
  return document;
}
