import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber } from '../../../kernel/money/amount.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { instantText } from '../../../kernel/time/instant.js';
import { toCustomerDto } from '../customers/index.js';
import { toAmountsDto, toCalculatedItemDto } from './calculate/amounts.mapper.js';
import { isOverdue, paymentStatus } from './domain/derived.js';
import { availableActions } from './domain/invoice-lifecycle.js';
import type { InvoiceAmountsDto } from './dto/invoice-amounts.dto.js';
import type { InvoiceDto, InvoiceSummaryDto } from './dto/invoice.dto.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import type { InvoicePage } from './invoices.queries.js';
import { toAttachmentsDto, toDetailsDto, toItemDetailsDto } from './read/e-invoice.mapper.js';
import { toSettlement, type Settled } from './read/settlement.mapper.js';
import { customers } from '../customers/customers.resource.js';
import { quoteItems, quotes } from '../../selling/quotes/quotes.resource.js';
import { recurringInvoices } from '../../selling/recurring-invoices/recurring-invoices.resource.js';
import { invoiceItems, invoices, type InvoiceSummary } from './invoices.resource.js';

/** An invoice with its lines in the form of the API. */
export function toInvoiceDto(invoice: InvoiceWithItems): InvoiceDto {
  const items = invoice.items.map((item) => {
    const id = toTypeId(invoiceItems.idPrefix, item.id);
    const of = item.quote_item_id && { quote_item_id: toTypeId(quoteItems.idPrefix, item.quote_item_id) };
    const dto = { id, ...of, ...toCalculatedItemDto(item, invoice.currency) };
    return item.e_invoice === null ? dto : Object.assign(dto, toItemDetailsDto(item.e_invoice));
  });
  // To spread so many fields into a new object takes longer than all else here together.
  const stated = fieldsOf(invoice, toAmountsDto(invoice), invoice.today);
  const fields = Object.assign(stated, toSettlement(invoice, invoice.today), sentOf(invoice));
  const parts = { seller: invoice.seller, buyer: invoice.buyer, items };
  return Object.assign(fields, parts, toDetailsDto(invoice), toAttachmentsDto(invoice));
}

/** An invoice in a list: without its lines, and with its customer if that was requested. */
export function toInvoiceSummaryDto(
  invoice: InvoiceSummary,
  { today, customers }: Pick<InvoicePage, 'today' | 'customers'>,
): InvoiceSummaryDto {
  const customer = customers.get(invoice.customer_id);
  const stated = fieldsOf(invoice, toAmountsDto(invoice), today);
  const fields = Object.assign(stated, toSettlement(invoice, today), sentOf(invoice));
  return customer === undefined ? fields : Object.assign(fields, { customer: toCustomerDto(customer) });
}

type Fields = Omit<InvoiceSummaryDto, 'customer'>;

/** What the payer is given, when, and how long nobody asks for it; and what made it. */
type Sent = Pick<
  Fields,
  | 'payment_reference'
  | 'recurring_invoice_id'
  | 'quote_id'
  | 'reminders_paused_until'
  | 'sent_at'
  | 'sent_via'
  | 'viewed_at'
  | 'imported'
  | 'imported_from'
  | 'external_id'
>;

type Stated = Omit<Fields, keyof Sent | keyof Settled>;

/** All in one literal: out of one with a spread in its midst comes an object that V8 builds field by field. */
const fieldsOf = (invoice: InvoiceSummary, amounts: InvoiceAmountsDto, today: CalendarDate): Stated => ({
  id: invoiceId(invoice.id),
  version: invoice.version,
  status: invoice.status,
  payment_status: paymentStatus(invoice),
  overdue: isOverdue(invoice, today),
  immutable: invoice.status !== 'draft',
  available_actions: availableActions(invoice),
  number: invoice.number,
  customer_id: toTypeId(customers.idPrefix, invoice.customer_id),
  customer_name: invoice.customer_name,
  currency: amounts.currency,
  tax_rate: amounts.tax_rate,
  tax_category: amounts.tax_category,
  tax_exemption_reason: amounts.tax_exemption_reason,
  tax_rounding: amounts.tax_rounding,
  prices_include_tax: amounts.prices_include_tax,
  discounts: amounts.discounts,
  charges: amounts.charges,
  subtotal: amounts.subtotal,
  discount_total: amounts.discount_total,
  charge_total: amounts.charge_total,
  total_excluding_tax: amounts.total_excluding_tax,
  tax_total: amounts.tax_total,
  total: amounts.total,
  round_payable_to: amounts.round_payable_to,
  payable_rounding: amounts.payable_rounding,
  prepaid_amount: amounts.prepaid_amount,
  amount_payable: amounts.amount_payable,
  amount_paid: amounts.amount_paid,
  amount_credited: amounts.amount_credited,
  amount_due: amounts.amount_due,
  tax_breakdown: amounts.tax_breakdown,
  issue_date: invoice.issue_date,
  due_date: invoice.due_date,
  payment_terms: invoice.payment_terms,
  reference: invoice.reference,
  note: invoice.note,
  message: invoice.message,
  expected_payment_date: invoice.expected_payment_date,
  metadata: invoice.metadata,
  credit_notes_total: amountNumber(invoice.credit_notes_total, invoice.currency),
  corrects_invoice_id: invoice.corrects_invoice_id && invoiceId(invoice.corrects_invoice_id),
  finalized_at: textOf(invoice.finalized_at),
  paid_at: textOf(invoice.paid_at),
  voided_at: textOf(invoice.voided_at),
  marked_uncollectible_at: textOf(invoice.marked_uncollectible_at),
  created_at: instantText(invoice.created_at),
  updated_at: instantText(invoice.updated_at),
});

function sentOf(invoice: InvoiceSummary): Sent {
  const { payment_reference, reminders_paused_until, sent_at, sent_via, viewed_at } = invoice;
  const { imported_from, external_id } = invoice;
  const of = { imported: imported_from !== null, imported_from, external_id };
  const at = { sent_at: textOf(sent_at), viewed_at: textOf(viewed_at) };
  const made = invoice.recurring_invoice_id;
  const recurring_invoice_id = made && toTypeId(recurringInvoices.idPrefix, made);
  const quote_id = invoice.quote_id && toTypeId(quotes.idPrefix, invoice.quote_id);
  return {
    payment_reference,
    recurring_invoice_id,
    quote_id,
    reminders_paused_until,
    sent_via,
    ...at,
    ...of,
  };
}

function textOf(instant: Date | null): string | null {
  return instant && instantText(instant);
}

function invoiceId(uuid: string): string {
  return toTypeId(invoices.idPrefix, uuid);
}
