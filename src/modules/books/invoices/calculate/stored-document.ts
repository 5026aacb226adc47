import { currencyExponent } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type { DocumentAdjustment, PricedDocument, PricedLine } from '../domain/priced-document.js';
import { withholdingOf } from '../domain/withholding.js';
import { taxDifferencesOf } from '../domain/tax-differences.js';
import type { InvoiceItemEntity, StoredAdjustment } from '../entities/invoice-item.entity.js';
import type { StoredTaxGroup } from '../entities/invoice-item.entity.js';
import type { InvoiceEntity } from '../entities/invoice.entity.js';

/** A stored document as far as its amounts are computed. */
export type StoredAmounts = Pick<
  InvoiceEntity,
  | 'currency'
  | 'tax_rounding'
  | 'prices_include_tax'
  | 'round_payable_to'
  | 'payable_rounding'
  | 'prepaid_amount'
  | 'withholdings'
  | 'discounts'
  | 'charges'
> & {
  readonly tax_breakdown: readonly StoredTaxGroup[];
  readonly items: readonly Pick<InvoiceItemEntity, keyof PricedLine | 'e_invoice'>[];
};

/** A stored document as the engine calculated with it: the same lines, and the rounding that it was frozen with. */
export function storedDocument(invoice: StoredAmounts): PricedDocument {
  const { tax_rounding, prices_include_tax, round_payable_to, payable_rounding, prepaid_amount } = invoice;
  return {
    exponent: currencyExponent(invoice.currency),
    tax_rounding,
    prices_include_tax,
    round_payable_to,
    // Without a multiple to round to, the rounding was given.
    ...(round_payable_to === null && { payable_rounding }),
    prepaid_amount,
    ...(invoice.withholdings !== null && { withholding: withholdingOf(withheldFrom(invoice)) }),
    tax_differences: taxDifferencesOf(invoice),
    lines: invoice.items.map((item) => ({
      ...item,
      discounts: item.discounts.map(storedAdjustment),
      charges: item.charges.map(storedAdjustment),
    })),
    discounts: invoice.discounts.map(storedAdjustment),
    charges: invoice.charges.map(storedAdjustment),
  };
}

/** What was said of its withholdings. */
function withheldFrom({ withholdings, items }: StoredAmounts): Parameters<typeof withholdingOf>[0] {
  return {
    withholdings: (withholdings ?? []).map(({ name, rate }) => ({ name, rate: Decimal.ofStored(rate) })),
    items: items.map(({ e_invoice }) => e_invoice ?? {}),
  };
}

/** The amount of a percentage is calculated again and not read from the row, unless its base was given. */
function storedAdjustment(stored: StoredAdjustment): DocumentAdjustment {
  const { percent, base_amount, amount, tax_rate, tax_category } = stored;
  const isOfBase = percent === undefined || base_amount !== undefined;
  const adjustment = isOfBase ? { amount: BigInt(amount) } : { percent: Decimal.ofStored(percent) };
  if (tax_rate === undefined || tax_category === undefined) return adjustment;
  return { ...adjustment, tax: { tax_rate: Decimal.ofStored(tax_rate), tax_category } };
}
