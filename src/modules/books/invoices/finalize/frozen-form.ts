import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { amountNumber, type MinorUnits } from '../../../../kernel/money/amount.js';
import { instantText } from '../../../../kernel/time/instant.js';
import { customers } from '../../customers/customers.resource.js';
import { products } from '../../products/products.resource.js';
import {
  toAdjustmentDto,
  toDocumentAdjustmentDto,
  toTaxGroupDtos,
  toWithholdingDtos,
} from '../calculate/amounts.mapper.js';
import { amountPayable, totalExcludingTax } from '../domain/derived.js';
import { issuedDueDate } from '../domain/extension.js';
import type { InvoiceItemDto } from '../dto/invoice-item.dto.js';
import type { InvoiceDto } from '../dto/invoice.dto.js';
import type { InvoiceItemEntity } from '../entities/invoice-item.entity.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { toPaymentPlanDto } from '../read/settlement.mapper.js';
import { toAttachmentsDto, toDetailsDto, toItemDetailsDto } from '../read/e-invoice.mapper.js';
import { invoiceItems, invoices, type ChangeableColumn } from '../invoices.resource.js';

/** Fields of an issued invoice that may still change, or that depend on the day on which it is read. */
type Changeable =
  | ChangeableColumn
  | 'payment_status'
  | 'overdue'
  | 'imported'
  | 'immutable'
  | 'available_actions'
  | 'settlement'
  | 'instalments'
  | 'issued_due_date';

/** What documents from before there was any lack. */
type NotOfAll = 'payment_plan' | 'withholdings' | 'withholding_total';

/** What never changes of an issued invoice. A new field of the answer must be named here, or changeable by its fate. */
export type FrozenInvoice = Omit<InvoiceDto, Changeable | NotOfAll> & Partial<Pick<InvoiceDto, NotOfAll>>;

/** The document whose hash enters the chain. It names each field, so that no other part of an answer enters it. */
export function frozenForm(invoice: InvoiceWithItems): FrozenInvoice {
  const { currency } = invoice;
  const amount = (units: MinorUnits): number => amountNumber(units, currency);
  return {
    id: toTypeId(invoices.idPrefix, invoice.id),
    number: invoice.number,
    payment_reference: invoice.payment_reference,
    corrects_invoice_id:
      invoice.corrects_invoice_id && toTypeId(invoices.idPrefix, invoice.corrects_invoice_id),
    created_at: instantText(invoice.created_at),
    finalized_at: invoice.finalized_at && instantText(invoice.finalized_at),
    issue_date: invoice.issue_date,
    due_date: issuedDueDate(invoice),
    payment_terms: invoice.payment_terms,
    seller: invoice.seller,
    buyer: invoice.buyer,
    customer_id: toTypeId(customers.idPrefix, invoice.customer_id),
    customer_name: invoice.customer_name,
    // Not of those without one, so that documents from before there were any keep their hash.
    ...(invoice.payment_plan !== null && { payment_plan: toPaymentPlanDto(invoice) }),
    reference: invoice.reference,
    message: invoice.message,
    currency,
    tax_rate: invoice.tax_rate.toNumber(),
    tax_category: invoice.tax_category,
    tax_exemption_reason: invoice.tax_exemption_reason,
    tax_rounding: invoice.tax_rounding,
    prices_include_tax: invoice.prices_include_tax,
    items: invoice.items.map((item) => frozenItem(item, currency)),
    discounts: invoice.discounts.map((discount) => toDocumentAdjustmentDto(discount, currency)),
    charges: invoice.charges.map((charge) => toDocumentAdjustmentDto(charge, currency)),
    tax_breakdown: toTaxGroupDtos(invoice),
    subtotal: amount(invoice.subtotal),
    discount_total: amount(invoice.discount_total),
    charge_total: amount(invoice.charge_total),
    total_excluding_tax: amount(totalExcludingTax(invoice)),
    tax_total: amount(invoice.tax_total),
    total: amount(invoice.total),
    ...frozenWithheld(invoice),
    round_payable_to: invoice.round_payable_to === null ? null : amount(invoice.round_payable_to),
    payable_rounding: amount(invoice.payable_rounding),
    prepaid_amount: amount(invoice.prepaid_amount),
    amount_payable: amount(amountPayable(invoice)),
    ...toDetailsDto(invoice),
    ...toAttachmentsDto(invoice),
  };
}

/** Nothing of what nobody withholds from, so that documents from before there were any keep their hash. */
function frozenWithheld(
  invoice: InvoiceWithItems,
): Partial<Pick<FrozenInvoice, 'withholdings' | 'withholding_total'>> {
  if (invoice.withholdings === null) return {};
  const withholding_total = amountNumber(invoice.withholding_total, invoice.currency);
  return { withholdings: toWithholdingDtos(invoice), withholding_total };
}

function frozenItem(item: InvoiceItemEntity, currency: string): InvoiceItemDto {
  const amount = (units: MinorUnits): number => amountNumber(units, currency);
  return {
    id: toTypeId(invoiceItems.idPrefix, item.id),
    product_id: toTypeId(products.idPrefix, item.product_id),
    product_name: item.product_name,
    description: item.description,
    quantity: item.quantity.toNumber(),
    unit: item.unit,
    price: item.price.toNumber(),
    price_base_quantity: item.price_base_quantity.toNumber(),
    tax_rate: item.tax_rate.toNumber(),
    tax_category: item.tax_category,
    discounts: item.discounts.map((discount) => toAdjustmentDto(discount, currency)),
    charges: item.charges.map((charge) => toAdjustmentDto(charge, currency)),
    gross: amount(item.gross),
    net: amount(item.net),
    taxable: amount(item.taxable),
    ...toItemDetailsDto(item.e_invoice),
  };
}
