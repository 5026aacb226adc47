import { sumOf } from '../money/allocation.js';
import type { Decimal } from '../money/decimal.js';
import type { FieldFault } from '../problems/problem.js';

/** A tax that a customer withholds of the net, and pays to the authority in the seller's name. */
export interface WithholdingDetails {
  readonly name: string;
  /** A percentage of the net, above 0. */
  readonly rate: Decimal;
}

/** As it is agreed with a customer and kept in JSON: the exact rate as a text. */
export interface AgreedWithholding {
  readonly name: string;
  readonly rate: string;
}

/** As it stands on a document and is kept in JSON: with the net that it is taken from and the amount, minor units. */
export interface StoredWithholding extends AgreedWithholding {
  readonly base: string;
  readonly amount: string;
}

/** The withholdings of a document, in the order in which they were said; null where there is none. */
export type Withholdings = readonly StoredWithholding[] | null;

/** A country has two or three of them, Colombia four. */
export const WITHHOLDINGS_MAX = 5;

const HUNDRED = 100_000_000n;

/** What is wrong with several withholdings together: nobody withholds more than there is. */
export function withheldTogether(withholdings: readonly WithholdingDetails[] = []): FieldFault[] {
  if (sumOf(withholdings.map(({ rate }) => rate.micros)) <= HUNDRED) return [];
  const detail = 'Together they are more than 100 %; let their rates come to 100 at most.';
  return [{ pointer: '#/withholdings', code: 'more_than_100', detail }];
}
