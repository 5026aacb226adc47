import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { amountNumber } from '../../../../kernel/money/amount.js';
import { toPaymentPlanDto } from '../read/settlement.mapper.js';
import { toAmountsDto, toCalculatedItemDto } from './amounts.mapper.js';
import type { ExplainedStep } from '../domain/calculation-explained.js';
import type { CalculatedInvoiceDto, CalculationDto, CalculationStepDto } from '../dto/calculation.dto.js';
import type { CalculatedInvoice } from './calculated-draft.js';
import type { ExplainedInvoice } from './invoice-calculations.service.js';
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
    payment_plan: toPaymentPlanDto(invoice),
    ...toAmountsDto({ ...invoice, ...unpaid }),
    items: invoice.items.map((item) => toCalculatedItemDto(item, invoice.currency)),
  };
}

/** How the amounts of an invoice came to be, in the form of the API. */
export function toCalculationDto({ invoice, steps }: ExplainedInvoice): CalculationDto {
  const { id, version, status, currency, tax_rounding, prices_include_tax } = invoice;
  return {
    invoice_id: toTypeId(invoices.idPrefix, id),
    version,
    status,
    currency,
    tax_rounding,
    prices_include_tax,
    steps: toStepDtos(steps, currency),
  };
}

/** Steps of a calculation in the form of the API. */
export function toStepDtos(steps: readonly ExplainedStep[], currency: string): CalculationStepDto[] {
  return steps.map(({ result, shares, ...step }) => ({
    ...step,
    result: amountNumber(result, currency),
    shares: shares.map((share) => ({ ...share, amount: amountNumber(share.amount, currency) })),
  }));
}
