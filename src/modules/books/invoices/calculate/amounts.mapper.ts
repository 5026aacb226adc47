import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { amountNumber, type MinorUnits } from '../../../../kernel/money/amount.js';
import { amountPayable, totalExcludingTax } from '../domain/derived.js';
import type {
  AppliedAdjustmentDto,
  AppliedDocumentAdjustmentDto,
  InvoiceAmountsDto,
  TaxGroupDto,
} from '../dto/invoice-amounts.dto.js';
import type { CalculatedItemDto } from '../dto/invoice-item.dto.js';
import type { WithholdingDto } from '../dto/withholding.dto.js';
import type { Withholdings } from '../../../../kernel/tax/withholding.js';
import type { InvoiceItemEntity, StoredAdjustment } from '../entities/invoice-item.entity.js';
import type { StoredTaxGroup } from '../entities/invoice-item.entity.js';
import type { InvoiceEntity } from '../entities/invoice.entity.js';
import { toPriceSourceDto } from '../../price-lists/index.js';
import { products } from '../../products/products.resource.js';

/** What an invoice has of amounts and taxes, in the form of its row. */
export type StoredAmounts = Pick<
  InvoiceEntity,
  Exclude<keyof InvoiceAmountsDto, 'total_excluding_tax' | 'amount_payable'>
>;

/** What an invoice comes to, in the form of the API; it may be stored or only calculated. */
export function toAmountsDto(invoice: StoredAmounts): InvoiceAmountsDto {
  const { currency } = invoice;
  const amount = (units: MinorUnits): number => amountNumber(units, currency);
  return {
    currency,
    tax_rate: invoice.tax_rate.toNumber(),
    tax_category: invoice.tax_category,
    tax_exemption_reason: invoice.tax_exemption_reason,
    tax_rounding: invoice.tax_rounding,
    prices_include_tax: invoice.prices_include_tax,
    discounts: invoice.discounts.map((discount) => toDocumentAdjustmentDto(discount, currency)),
    charges: invoice.charges.map((charge) => toDocumentAdjustmentDto(charge, currency)),
    subtotal: amount(invoice.subtotal),
    discount_total: amount(invoice.discount_total),
    charge_total: amount(invoice.charge_total),
    total_excluding_tax: amount(totalExcludingTax(invoice)),
    tax_total: amount(invoice.tax_total),
    total: amount(invoice.total),
    withholdings: toWithholdingDtos(invoice),
    withholding_total: amount(invoice.withholding_total),
    round_payable_to: invoice.round_payable_to === null ? null : amount(invoice.round_payable_to),
    payable_rounding: amount(invoice.payable_rounding),
    prepaid_amount: amount(invoice.prepaid_amount),
    amount_payable: amount(amountPayable(invoice)),
    amount_paid: amount(invoice.amount_paid),
    amount_credited: amount(invoice.amount_credited),
    amount_due: amount(invoice.amount_due),
    tax_breakdown: toTaxGroupDtos(invoice),
  };
}

/** A line in the form of its row, stored or not. */
export type StoredLine = Omit<Pick<InvoiceItemEntity, keyof CalculatedItemDto>, 'price_source'> &
  Partial<Pick<InvoiceItemEntity, 'price_source'>>;

/** A line in the form of the API, without what only a stored one has. */
export function toCalculatedItemDto(item: StoredLine, currency: string): CalculatedItemDto {
  return {
    product_id: toTypeId(products.idPrefix, item.product_id),
    product_name: item.product_name,
    description: item.description,
    quantity: item.quantity.toNumber(),
    unit: item.unit,
    price: item.price.toNumber(),
    ...(item.price_source && { price_source: toPriceSourceDto(item.price_source) }),
    price_base_quantity: item.price_base_quantity.toNumber(),
    tax_rate: item.tax_rate.toNumber(),
    tax_category: item.tax_category,
    gross: amountNumber(item.gross, currency),
    discounts: item.discounts.map((discount) => toAdjustmentDto(discount, currency)),
    charges: item.charges.map((charge) => toAdjustmentDto(charge, currency)),
    net: amountNumber(item.net, currency),
    taxable: amountNumber(item.taxable, currency),
  };
}

/** Withholdings in the form of the API. */
export function toWithholdingDtos({
  withholdings,
  currency,
}: {
  readonly withholdings: Withholdings;
  readonly currency: string;
}): WithholdingDto[] {
  const amount = (units: string): number => amountNumber(BigInt(units), currency);
  return (withholdings ?? []).map((one) => {
    return { name: one.name, rate: Number(one.rate), base: amount(one.base), amount: amount(one.amount) };
  });
}

/** Tax groups in the form of the API. */
export function toTaxGroupDtos({
  tax_breakdown,
  currency,
}: {
  readonly tax_breakdown: readonly StoredTaxGroup[];
  readonly currency: string;
}): TaxGroupDto[] {
  const amount = (units: string): number => amountNumber(BigInt(units), currency);
  return tax_breakdown.map(({ category, rate, taxable, tax, exemption_reason, exemption_code }) => {
    const group = { category, rate: Number(rate), taxable: amount(taxable), tax: amount(tax) };
    if (exemption_reason === undefined && exemption_code === undefined) return group;
    const reason = exemption_reason === undefined ? {} : { exemption_reason };
    return exemption_code === undefined ? { ...group, ...reason } : { ...group, ...reason, exemption_code };
  });
}

/** A discount or charge of a line in the form of the API. */
export function toAdjustmentDto(
  { percent, amount, reason, base_amount, reason_code }: StoredAdjustment,
  currency: string,
): AppliedAdjustmentDto {
  return {
    percent: percent === undefined ? null : Number(percent),
    amount: amountNumber(BigInt(amount), currency),
    reason: reason ?? null,
    ...(base_amount !== undefined && { base_amount: amountNumber(BigInt(base_amount), currency) }),
    ...(reason_code !== undefined && { reason_code }),
  };
}

/** A discount or charge of the document in the form of the API. */
export function toDocumentAdjustmentDto(
  adjustment: StoredAdjustment,
  currency: string,
): AppliedDocumentAdjustmentDto {
  const { tax_rate, tax_category, tax_shares } = adjustment;
  return {
    ...toAdjustmentDto(adjustment, currency),
    tax_rate: tax_rate === undefined ? null : Number(tax_rate),
    tax_category: tax_category ?? null,
    ...(tax_shares && {
      tax_shares: tax_shares.map(({ category, rate, amount, base_amount }) => ({
        category,
        rate: Number(rate),
        amount: amountNumber(BigInt(amount), currency),
        base_amount: amountNumber(BigInt(base_amount), currency),
      })),
    }),
  };
}
