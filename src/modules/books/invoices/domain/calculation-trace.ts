import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { Fraction } from '../../../../kernel/money/fraction.js';
import type { Tax } from './priced-document.js';

/** The steps of a calculation, in the order in which they are taken. */
export const stepNames = [
  'line_gross',
  'line_discount',
  'line_charge',
  'line_amount',
  'document_discount',
  'document_charge',
  'group_shares',
  'line_shares',
  'group_sum',
  'lines_without_tax',
  'line_net',
  'line_nets',
  'line_taxable',
  'line_taxables',
  'group_taxable',
  'line_tax',
  'group_tax',
  'tax_difference',
  'adjustment_nets',
  'subtotal',
  'discount_total',
  'charge_total',
  'taxable_total',
  'tax_total',
  'total',
  'withholding_base',
  'withholding',
  'payable_rounding',
  'amount_due',
] as const;

export type StepName = (typeof stepNames)[number];

/** What a step is about. Lines, discounts and charges are counted from 0. */
export type Scope =
  | { readonly of: 'document' }
  | { readonly of: 'line'; readonly line: number }
  | { readonly of: 'group'; readonly tax: Tax }
  | {
      readonly of: 'discount' | 'charge';
      readonly at: number;
      /** Absent for the document's own. */
      readonly line?: number;
      /** The part of it that falls to one tax group. */
      readonly tax?: Tax;
    };

/** A part of a step's result that was given to something, with the exact share before it was rounded. */
export interface TracedShare {
  readonly scope: Scope;
  readonly exact: Fraction;
  readonly amount: MinorUnits;
}

/** One step as it was taken: what went in, what came out, and what stood between them. */
export interface TracedStep {
  readonly step: StepName;
  readonly scope: Scope;
  /** What the formula is filled with, in its order: amounts in minor units, and exact decimals. */
  readonly operands: readonly (MinorUnits | Decimal)[];
  readonly result: MinorUnits;
  /** Before rounding; absent where nothing is rounded. */
  readonly exact?: Fraction;
  /** Given when the result was split by largest remainder. */
  readonly shares?: readonly TracedShare[];
}

/** Records the steps of a calculation. Callers that only need the amounts pass none, and no step is recorded. */
export type CalculationTrace = TracedStep[];

/** What every step needs to know of the calculation it belongs to. */
export interface Run {
  readonly exponent: number;
  readonly trace: CalculationTrace | undefined;
}
