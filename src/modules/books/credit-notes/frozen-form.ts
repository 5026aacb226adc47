import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber, type MinorUnits } from '../../../kernel/money/amount.js';
import { instantText } from '../../../kernel/time/instant.js';
import { customers } from '../customers/customers.resource.js';
import { toTaxGroupDtos, toWithholdingDtos } from '../invoices/index.js';
import { invoiceItems, invoices } from '../invoices/invoices.resource.js';
import { creditNotes } from './credit-notes.resource.js';
import type { CreditNoteDto, CreditNoteItemDto } from './dto/credit-note.dto.js';
import type { CreditNoteItemEntity } from './entities/credit-note-item.entity.js';
import type { CreditNoteWithItems } from './entities/credit-note.entity.js';

/** What may still change of an issued credit note. */
type Changeable =
  | 'version'
  | 'status'
  | 'note'
  | 'metadata'
  | 'applied_amount'
  | 'refunded_amount'
  | 'unapplied_amount'
  | 'allocations'
  | 'refunds'
  | 'available_actions'
  | 'voided_at'
  | 'sent_at'
  | 'updated_at';

type Withheld = 'withholdings' | 'withholding_total';

/** What never changes of a credit note. A new field of the answer must be named here or in `Changeable`. */
export type FrozenCreditNote = Omit<CreditNoteDto, Changeable | Withheld> &
  Partial<Pick<CreditNoteDto, Withheld>>;

/** The document whose hash enters the chain. It names each field, so that no other part of an answer enters it. */
export function frozenForm(note: CreditNoteWithItems): FrozenCreditNote {
  const { currency } = note;
  const amount = (units: MinorUnits): number => amountNumber(units, currency);
  return {
    id: toTypeId(creditNotes.idPrefix, note.id),
    number: note.number,
    created_at: instantText(note.created_at),
    issue_date: note.issue_date,
    invoice_id: toTypeId(invoices.idPrefix, note.invoice_id),
    invoice_number: note.invoice_number,
    seller: note.seller,
    buyer: note.buyer,
    customer_id: toTypeId(customers.idPrefix, note.customer_id),
    customer_name: note.customer_name,
    reason: note.reason,
    message: note.message,
    currency,
    items: note.items.map((item) => frozenItem(item, currency)),
    tax_breakdown: toTaxGroupDtos(note),
    subtotal: amount(note.subtotal),
    tax_total: amount(note.tax_total),
    total: amount(note.total),
    // Not of those of other invoices, so that documents from before there were any keep their hash.
    ...(note.withholdings !== null && {
      withholdings: toWithholdingDtos(note),
      withholding_total: amount(note.withholding_total),
    }),
    payable_rounding: amount(note.payable_rounding),
  };
}

function frozenItem(item: CreditNoteItemEntity, currency: string): CreditNoteItemDto {
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
    tax_rate: item.tax_rate.toNumber(),
    tax_category: item.tax_category,
    amount: amountNumber(item.net, currency),
  };
}
