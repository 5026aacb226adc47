import { toTypeId } from '../../kernel/ids/type-id.js';
import { amountNumber, type MinorUnits } from '../../kernel/money/amount.js';
import type { CalendarDate } from '../../kernel/time/calendar-date.js';
import { toCustomerDto } from '../customers/index.js';
import { isOverdue, paymentStatus } from './domain/derived.js';
import { availableActions } from './domain/invoice-lifecycle.js';
import type { InvoiceDto, InvoiceSummaryDto, TaxGroupDto } from './dto/invoice.dto.js';
import type { InvoiceItemDto } from './dto/invoice-item.dto.js';
import type { InvoiceItemEntity } from './entities/invoice-item.entity.js';
import type { InvoiceEntity, InvoiceWithItems } from './entities/invoice.entity.js';
import type { ListedInvoice } from './invoices.queries.js';

/** An invoice with its lines in the form of the API. */
export function toInvoiceDto(invoice: InvoiceWithItems): InvoiceDto {
  const items = invoice.items.map((item) => toInvoiceItemDto(item, invoice.currency));
  return { ...fieldsOf(invoice, invoice.today), seller: invoice.seller, buyer: invoice.buyer, items };
}

/** An invoice in a list: without its lines, and with its customer if that was asked for. */
export function toInvoiceSummaryDto(invoice: ListedInvoice): InvoiceSummaryDto {
  const { customer } = invoice;
  return {
    ...fieldsOf(invoice, invoice.today),
    ...(customer !== undefined && { customer: toCustomerDto(customer) }),
  };
}

function fieldsOf(invoice: InvoiceEntity, today: CalendarDate): Omit<InvoiceSummaryDto, 'customer'> {
  const amount = (units: MinorUnits): number => amountNumber(units, invoice.currency);
  return {
    id: toTypeId('inv', invoice.id),
    version: invoice.version,
    status: invoice.status,
    payment_status: paymentStatus(invoice),
    overdue: isOverdue(invoice, today),
    immutable: invoice.status !== 'draft',
    available_actions: availableActions(invoice),
    number: invoice.number,
    customer_id: toTypeId('cus', invoice.customer_id),
    customer_name: invoice.customer_name,
    currency: invoice.currency,
    tax_rate: invoice.tax_rate.toNumber(),
    issue_date: invoice.issue_date,
    due_date: invoice.due_date,
    payment_terms: invoice.payment_terms,
    reference: invoice.reference,
    note: invoice.note,
    expected_payment_date: invoice.expected_payment_date,
    metadata: invoice.metadata,
    subtotal: amount(invoice.subtotal),
    tax_total: amount(invoice.tax_total),
    total: amount(invoice.total),
    amount_paid: amount(invoice.amount_paid),
    amount_credited: amount(invoice.amount_credited),
    credit_notes_total: amount(invoice.credit_notes_total),
    amount_due: amount(invoice.amount_due),
    tax_breakdown: taxGroupsOf(invoice),
    corrects_invoice_id:
      invoice.corrects_invoice_id === null ? null : toTypeId('inv', invoice.corrects_invoice_id),
    finalized_at: invoice.finalized_at?.toISOString() ?? null,
    paid_at: invoice.paid_at?.toISOString() ?? null,
    voided_at: invoice.voided_at?.toISOString() ?? null,
    marked_uncollectible_at: invoice.marked_uncollectible_at?.toISOString() ?? null,
    created_at: invoice.created_at.toISOString(),
    updated_at: invoice.updated_at.toISOString(),
  };
}

function taxGroupsOf({ tax_breakdown, currency }: InvoiceEntity): TaxGroupDto[] {
  const amount = (units: string): number => amountNumber(BigInt(units), currency);
  return tax_breakdown.map(({ rate, taxable, tax }) => {
    return { rate: Number(rate), taxable: amount(taxable), tax: amount(tax) };
  });
}

function toInvoiceItemDto(item: InvoiceItemEntity, currency: string): InvoiceItemDto {
  return {
    id: toTypeId('itm', item.id),
    product_id: toTypeId('prd', item.product_id),
    product_name: item.product_name,
    description: item.description,
    quantity: item.quantity.toNumber(),
    price: item.price.toNumber(),
    tax_rate: item.tax_rate.toNumber(),
    gross: amountNumber(item.gross, currency),
    net: amountNumber(item.net, currency),
  };
}
