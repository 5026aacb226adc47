import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { TaxRounding } from './invoice.js';

/** What tax a line, a discount or a charge falls under. The rate is a percentage. */
export interface Tax {
  readonly tax_rate: Decimal;
  readonly tax_category: TaxCategory;
}

/** A discount or a charge: a percentage of what it is taken from, else an amount. */
export interface Adjustment {
  readonly percent?: Decimal | undefined;
  /** Counts when there is no percentage. */
  readonly amount?: MinorUnits | undefined;
  /** The base of the percentage if the caller gave one. The amount does not depend on it any more. */
  readonly base_amount?: MinorUnits | undefined;
}

/** One of the document's own. Without a tax of its own it is spread over all tax groups. */
export interface DocumentAdjustment extends Adjustment {
  readonly tax?: Tax | undefined;
}

/** A line as far as its amounts go. */
export interface PricedLine extends Tax {
  readonly quantity: Decimal;
  readonly price: Decimal;
  /** How many units the price is for. */
  readonly price_base_quantity: Decimal;
  readonly discounts: readonly Adjustment[];
  readonly charges: readonly Adjustment[];
}

/** What the tax of a group differs by from what its rate makes of it, as long as the group has this sum. */
export interface TaxDifference extends Tax {
  /** What the group comes to in the terms of the prices. */
  readonly sum: MinorUnits;
  readonly amount: MinorUnits;
}

/** What is withheld, and from which lines. */
export interface Withholding {
  /** Percentages. */
  readonly rates: readonly Decimal[];
  /** The places of the lines that nothing is withheld from, counted from 0. */
  readonly without: readonly number[];
}

/** An invoice as far as its amounts go; they are minor units of a currency with so many decimals. */
export interface PricedDocument {
  /** Decimals of the currency, 0 to 3. */
  readonly exponent: number;
  readonly tax_rounding: TaxRounding;
  /** Whether prices, and with them discounts and charges, include tax. */
  readonly prices_include_tax: boolean;
  readonly lines: readonly PricedLine[];
  readonly discounts: readonly DocumentAdjustment[];
  readonly charges: readonly DocumentAdjustment[];
  /** The amount payable is rounded to a multiple of this; null if it is not rounded. */
  readonly round_payable_to: MinorUnits | null;
  /** Added to the amount payable in place of rounding to a multiple; may be negative. */
  readonly payable_rounding?: MinorUnits | undefined;
  readonly prepaid_amount: MinorUnits;
  /** What the customer withholds of the net; nothing as a rule. */
  readonly withholding?: Withholding | undefined;
  /** Of the last of several documents whose taxes add up to that of a whole. */
  readonly tax_differences?: readonly TaxDifference[] | undefined;
}
