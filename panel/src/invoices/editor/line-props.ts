import type { ReactNode } from 'react';
import type { LineValues } from '../line-values';
import type { LineSteps } from './use-line-steps';

/** What decides the prices of all lines. */
export interface LinePrices {
  readonly customer_id: string | null;
  /** The price list of the customer; undefined until it is known. */
  readonly list: string | null | undefined;
  /** The day of the document, `YYYY-MM-DD`; undefined for today. */
  readonly on: string | undefined;
  readonly includeTax: boolean;
  /** Whether each price is sent, as for what is made again and again. */
  readonly areSent: boolean;
}

export interface InvoiceLineProps {
  readonly line: LineValues;
  readonly index: number;
  /** The number of lines. */
  readonly count: number;
  readonly currency: string;
  readonly prices: LinePrices;
  readonly steps: LineSteps;
  /** The errors of its fields, by their paths in the form. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly amount: number | undefined;
  /** Whether the amount was calculated from other values than the current ones. */
  readonly isOutdated: boolean;
  /** Whether it is not part of the totals, as an optional line of a quote. */
  readonly isLeftOut: boolean;
  /** The numbers of the headings above it, and what the subtotal below it comes to. */
  readonly around: { readonly headings: readonly string[]; readonly subtotal: number | undefined };
  /** The names of alternatives in use; undefined where lines are neither optional nor alternatives. */
  readonly groups: readonly string[] | undefined;
}

/** Returns the error of a field, and the path by which it is found. */
export function errorProps(index: number, name: string, errors: InvoiceLineProps['errors']) {
  const path = `items.${index}.${name}`;
  return { error: errors[path], 'data-field': path };
}
