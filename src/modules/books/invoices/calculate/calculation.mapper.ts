import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { amountNumber, type MinorUnits } from '../../../../kernel/money/amount.js';
import { toAmountsDto, toCalculatedItemDto } from './amounts.mapper.js';
import type { CalculatedInvoiceDto, CalculationDto } from '../dto/calculation.dto.js';
import type { CalculatedInvoice, ExplainedInvoice } from './invoice-calculations.service.js';
import { customers } from '../../customers/customers.resource.js';
import { invoices } from '../invoices.resource.js';

/** What an invoice would come to, in the form of the API. */
export function toCalculatedInvoiceDto(invoice: CalculatedInvoice): CalculatedInvoiceDto {
  const unpaid = { amount_paid: 0n, amount_credited: 0n };
  return {
    customer_id: toTypeId(customers.idPrefix, invoice.customer_id),
    customer_name: invoice.customer_name,
    issue_date: invoice.issue_date,
    due_date: invoice.due_date,
    ...toAmountsDto({ ...invoice, ...unpaid }),
    items: invoice.items.map((item) => toCalculatedItemDto(item, invoice.currency)),
  };
}

/** How the amounts of an invoice came to be, in the form of the API. */
export function toCalculationDto({ invoice, steps }: ExplainedInvoice): CalculationDto {
  const { id, version, status, currency, tax_rounding, prices_include_tax } = invoice;
  const amount = (units: MinorUnits): number => amountNumber(units, currency);
  return {
    invoice_id: toTypeId(invoices.idPrefix, id),
    version,
    status,
    currency,
    tax_rounding,
    prices_include_tax,
    steps: steps.map(({ result, shares, ...step }) => ({
      ...step,
      result: amount(result),
      shares: shares.map((share) => ({ ...share, amount: amount(share.amount) })),
    })),
  };
}
