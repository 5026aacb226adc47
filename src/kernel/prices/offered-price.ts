import { currencyExponent, type CurrencyCode } from '../money/currency.js';
import { Decimal, microsPerOne } from '../money/decimal.js';
import { roundedQuotient } from '../money/rounding.js';
import type { CalendarDate } from '../time/calendar-date.js';

/** A price list as far as it says what products cost. Prices are those of the products that were asked about. */
export interface OfferedList {
  readonly id: string;
  readonly currency: CurrencyCode;
  readonly prices_include_tax: boolean;
  readonly valid_from: CalendarDate | null;
  readonly valid_until: CalendarDate | null;
  readonly discount_percent: Decimal | null;
  readonly isArchived: boolean;
  readonly base: OfferedList | undefined;
  /** The steps of each product, in any order. */
  readonly steps: ReadonlyMap<string, readonly PriceStep[]>;
}

export interface PriceStep {
  readonly min_quantity: Decimal;
  readonly price: Decimal;
}

/** What is asked: what one unit costs of so many on a day. */
export interface PriceQuestion {
  readonly product: {
    readonly id: string;
    readonly price: Decimal | null;
    /** The currency of its own price. */
    readonly currency: CurrencyCode;
  };
  /** Of a return, below zero: it costs what as many cost. */
  readonly quantity: Decimal;
  readonly on: CalendarDate;
  readonly currency: CurrencyCode;
}

/** Where a price comes from, as it is kept with a line. */
export interface PriceSource {
  readonly from: 'price_list' | 'product';
  readonly price_list_id?: string;
  /** The step of the list that it is of, unless it holds for any quantity. */
  readonly min_quantity?: string;
  /** What was taken off, where the list has no entry of its own. */
  readonly discount_percent?: string;
}

export interface FoundPrice {
  readonly price: Decimal;
  readonly source: PriceSource;
}

/** Why there is no price. */
export interface NoPrice {
  readonly code: string;
  readonly detail: string;
}

const HUNDRED = 100n * microsPerOne;

/**
 * What a product costs a customer with this list: its entry there, else what the base of the list says, else the
 * product's own price, from which a discount of the list is taken.
 */
export function offeredPrice(list: OfferedList | undefined, question: PriceQuestion): FoundPrice | NoPrice {
  return (list && priceIn(list, question)) ?? ownPrice(question);
}

export function isPrice(found: FoundPrice | NoPrice): found is FoundPrice {
  return 'price' in found;
}

/** Undefined where the list says nothing: outside its days it counts as if the customer had none. */
function priceIn(list: OfferedList, question: PriceQuestion): FoundPrice | NoPrice | undefined {
  if (!isValidOn(list, question.on)) return undefined;
  if (list.isArchived) {
    return {
      code: 'archived',
      detail: 'The price list of the customer is archived; give the customer another one, or name the price.',
    };
  }
  if (list.currency !== question.currency) {
    const detail = `The customer’s price list is in ${list.currency}, not in ${question.currency}; name the price.`;
    return { code: 'wrong_currency', detail };
  }
  const step = stepOf(list.steps.get(question.product.id), question.quantity);
  if (step !== undefined) {
    const { min_quantity, price } = step;
    const from = min_quantity.micros > 0n ? { min_quantity: min_quantity.toString() } : {};
    return { price, source: { from: 'price_list', price_list_id: list.id, ...from } };
  }
  const below = list.base && priceIn(list.base, question);
  const { discount_percent } = list;
  if (discount_percent === null) return below;
  const full = below ?? ownPrice(question);
  return isPrice(full) ? discounted(full.price, list.id, { discount_percent, ...question }) : full;
}

function ownPrice({ product, currency }: PriceQuestion): FoundPrice | NoPrice {
  if (product.price === null) {
    return { code: 'required', detail: 'Its product has no price; name one.' };
  }
  if (product.currency === currency) return { price: product.price, source: { from: 'product' } };
  const detail = `The price of its product is in ${product.currency}, not in ${currency}; name the price.`;
  return { code: 'wrong_currency', detail };
}

function isValidOn({ valid_from, valid_until }: OfferedList, on: CalendarDate): boolean {
  return (valid_from === null || valid_from <= on) && (valid_until === null || on <= valid_until);
}

/** The step with the highest quantity that is reached. */
function stepOf(steps: readonly PriceStep[] = [], { micros }: Decimal): PriceStep | undefined {
  const quantity = micros < 0n ? -micros : micros;
  let reached: PriceStep | undefined;
  for (const step of steps) {
    const isHigher = reached === undefined || step.min_quantity.micros > reached.min_quantity.micros;
    if (step.min_quantity.micros <= quantity && isHigher) reached = step;
  }
  return reached;
}

/** Rounded once, to the decimals of the currency, or of the full price if that has more. */
function discounted(
  full: Decimal,
  price_list_id: string,
  { discount_percent, currency }: { readonly discount_percent: Decimal; readonly currency: CurrencyCode },
): FoundPrice {
  const decimals = Math.max(currencyExponent(currency), full.decimals);
  const unit = 10n ** BigInt(6 - decimals);
  const left = full.micros * (HUNDRED - discount_percent.micros);
  const price = Decimal.ofMicros(roundedQuotient(left, HUNDRED * unit, 'half-up') * unit);
  const source = {
    from: 'price_list',
    price_list_id,
    discount_percent: discount_percent.toString(),
  } as const;
  return { price, source };
}
