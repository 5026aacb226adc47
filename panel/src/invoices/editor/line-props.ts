import type { ReactNode } from 'react';
import type { LineValues } from '../line-values';
import type { LineSteps } from './use-line-steps';

export interface InvoiceLineProps {
  readonly line: LineValues;
  readonly index: number;
  /** How many lines there are. */
  readonly count: number;
  readonly currency: string;
  readonly steps: LineSteps;
  /** What is wrong with its fields, by their paths in the form. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly amount: number | undefined;
  /** Whether the amount is of something other than what stands there now. */
  readonly isOutdated: boolean;
}

/** The error of a field, and the path by which it is found. */
export function errorProps(index: number, name: string, errors: InvoiceLineProps['errors']) {
  const path = `items.${index}.${name}`;
  return { error: errors[path], 'data-field': path };
}
