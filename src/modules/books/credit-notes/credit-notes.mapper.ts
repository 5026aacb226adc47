import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber, type MinorUnits } from '../../../kernel/money/amount.js';
import { instantText } from '../../../kernel/time/instant.js';
import { toTaxGroupDtos, toWithholdingDtos } from '../invoices/index.js';
import { creditNoteActionsOf } from './domain/credit-note.js';
import { standingAmount } from './domain/homecoming.js';
import type { CreditNoteDto, CreditNoteItemDto, CreditNoteSummaryDto } from './dto/credit-note.dto.js';
import type { CreditNoteItemEntity } from './entities/credit-note-item.entity.js';
import type { CreditNoteWithItems, ListedCreditNote } from './entities/credit-note.entity.js';
import { creditNotes } from './credit-notes.resource.js';
import { customers } from '../customers/customers.resource.js';
import { invoiceItems, invoices } from '../invoices/invoices.resource.js';

/** A credit note with its lines, allocations and refunds in the form of the API. */
export function toCreditNoteDto(note: CreditNoteWithItems): CreditNoteDto {
  const { currency } = note;
  return {
    ...toCreditNoteSummaryDto(note),
    seller: note.seller,
    buyer: note.buyer,
    items: note.items.map((item) => toItemDto(item, currency)),
    allocations: note.allocations
      .filter((allocation) => standingAmount(allocation) > 0n)
      .map((allocation) => ({
        invoice_id: toTypeId(invoices.idPrefix, allocation.invoice_id),
        amount: amountNumber(standingAmount(allocation), currency),
        created_at: instantText(allocation.created_at),
      })),
    refunds: note.refunds.map((refund) => ({
      amount: amountNumber(refund.amount, currency),
      method: refund.method,
      refunded_on: refund.day_known ? refund.refunded_on : null,
      reference: refund.reference,
      created_at: instantText(refund.created_at),
    })),
  };
}

/** A credit note in a list. */
export function toCreditNoteSummaryDto(note: ListedCreditNote): CreditNoteSummaryDto {
  const amount = (units: MinorUnits): number => amountNumber(units, note.currency);
  return {
    id: toTypeId(creditNotes.idPrefix, note.id),
    version: note.version,
    status: note.status,
    number: note.number,
    invoice_id: toTypeId(invoices.idPrefix, note.invoice_id),
    invoice_number: note.invoice_number,
    customer_id: toTypeId(customers.idPrefix, note.customer_id),
    customer_name: note.customer_name,
    currency: note.currency,
    issue_date: note.issue_date,
    reason: note.reason,
    message: note.message,
    note: note.note,
    metadata: note.metadata,
    subtotal: amount(note.subtotal),
    tax_total: amount(note.tax_total),
    total: amount(note.total),
    withholdings: toWithholdingDtos(note),
    withholding_total: amount(note.withholding_total),
    payable_rounding: amount(note.payable_rounding),
    applied_amount: amount(note.applied_amount),
    refunded_amount: amount(note.refunded_amount),
    unapplied_amount: amount(note.unapplied_amount),
    tax_breakdown: toTaxGroupDtos(note),
    available_actions: creditNoteActionsOf(note),
    voided_at: note.voided_at && instantText(note.voided_at),
    sent_at: note.sent_at && instantText(note.sent_at),
    created_at: instantText(note.created_at),
    updated_at: instantText(note.updated_at),
  };
}

function toItemDto(item: CreditNoteItemEntity, currency: string): CreditNoteItemDto {
  return {
    id: toTypeId(invoiceItems.idPrefix, item.id),
    item_id: item.invoice_item_id === null ? null : toTypeId(invoiceItems.idPrefix, item.invoice_item_id),
    description: item.description,
    product_name: item.product_name,
    item_description: item.item_description,
    note: item.note,
    unit: item.unit,
    price: item.price?.toNumber() ?? null,
    price_base_quantity: item.price_base_quantity?.toNumber() ?? null,
    service_period: item.service_period,
    quantity: item.quantity?.toNumber() ?? null,
    amount: amountNumber(item.net, currency),
    tax_rate: item.tax_rate.toNumber(),
    tax_category: item.tax_category,
  };
}
