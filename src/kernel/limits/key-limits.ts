import { minorUnitsOf, type MinorUnits } from '../money/amount.js';
import { currencyExponent, isCurrencyCode } from '../money/currency.js';
import { Decimal } from '../money/decimal.js';

/** An amount of a limit: the number that was sent, in whole units of its currency. */
export interface LimitedAmount {
  readonly amount: number;
  readonly currency: string;
}

/** What a key may do in a day of the organization. An amount has a currency. */
export interface DayLimits {
  readonly amount?: number;
  readonly currency?: string;
  readonly count?: number;
}

/** What a person has to approve before it is done. */
export interface NeededApproval {
  /** Whatever is sent. */
  readonly operations?: readonly string[];
  /** What comes to more than this, or to an amount in another currency. */
  readonly above?: LimitedAmount;
}

/**
 * What an API key may not go beyond, besides its scopes, as it is stored and shown. What is left out does not narrow
 * anything. All of it is about what a key writes; what it may read follows from its scopes.
 */
export interface KeyLimits {
  readonly max_amount?: LimitedAmount;
  readonly per_day?: DayLimits;
  readonly draft_only?: boolean;
  readonly customer_ids?: readonly string[];
  readonly product_ids?: readonly string[];
  readonly operations?: readonly string[];
  readonly needs_approval?: NeededApproval;
}

/** An amount of an answer in minor units; undefined for what is no amount of this currency. */
export function unitsOf(amount: unknown, currency: unknown): MinorUnits | undefined {
  if (typeof amount !== 'number' || typeof currency !== 'string' || !isCurrencyCode(currency))
    return undefined;
  const decimal = Decimal.ofNumber(amount);
  return decimal && minorUnitsOf(decimal, currencyExponent(currency));
}

/** Whether limits say anything of what is written, and not only which operations there are. */
export function narrowsContent({ operations: _, ...rest }: KeyLimits): boolean {
  return Object.keys(rest).length > 0;
}
