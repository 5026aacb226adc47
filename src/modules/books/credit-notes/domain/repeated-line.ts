import { quantityTimesPrice, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { roundedQuotient } from '../../../../kernel/money/rounding.js';
import type { Unit } from '../../../../kernel/units/unit.js';

/** The days that a line invoices. */
interface Period {
  readonly start?: string;
  readonly end?: string;
}

interface LinePrice {
  readonly price: Decimal;
  /** How many units the price is for. */
  readonly price_base_quantity: Decimal;
}

/** What a line of an invoice says beside its amounts. */
export interface SaidLine extends LinePrice {
  readonly product_name: string;
  readonly description: string | null;
  readonly unit: Unit | null;
  readonly e_invoice: { readonly note?: string; readonly service_period?: Period } | null;
}

/** What a line of a credit note repeats of the invoice's line. All of it is null for an amount of a tax rate. */
export interface RepeatedLine {
  readonly product_name: string | null;
  readonly item_description: string | null;
  readonly note: string | null;
  readonly unit: Unit | null;
  readonly price: Decimal | null;
  readonly price_base_quantity: Decimal | null;
  readonly service_period: Period | null;
}

/** What is taken back of a line: how much of it, and its amount without tax. */
interface TakenBack {
  readonly quantity: Decimal | null;
  readonly net: MinorUnits;
}

/** How an invoice states its prices. */
interface Pricing {
  readonly currency: CurrencyCode;
  readonly prices_include_tax: boolean;
}

const NOTHING: RepeatedLine = {
  product_name: null,
  item_description: null,
  note: null,
  unit: null,
  price: null,
  price_base_quantity: null,
  service_period: null,
};

/** What the line says of what is taken back of it. The price only where it makes the amount. */
export function repeatedLine(line: SaidLine | undefined, taken: TakenBack, pricing: Pricing): RepeatedLine {
  if (line === undefined) return NOTHING;
  const isPriced = makesTheAmount(line, taken, pricing);
  return {
    product_name: line.product_name,
    item_description: line.description,
    note: line.e_invoice?.note ?? null,
    unit: line.unit,
    price: isPriced ? line.price : null,
    price_base_quantity: isPriced ? line.price_base_quantity : null,
    service_period: line.e_invoice?.service_period ?? null,
  };
}

/**
 * Returns whether the quantity times the price is exactly what is taken back.
 *
 * It is not where a discount, a charge or an amount of the caller's made it something else, nor where prices include
 * tax: of those only the net is exact.
 */
export function makesTheAmount(
  { price, price_base_quantity }: LinePrice,
  { quantity, net }: TakenBack,
  { currency, prices_include_tax }: Pricing,
): boolean {
  if (quantity === null || prices_include_tax) return false;
  const factors = { quantity, price, price_base_quantity };
  const { numerator, denominator } = quantityTimesPrice(factors, currencyExponent(currency));
  return roundedQuotient(numerator, denominator, 'half-up') === net;
}
