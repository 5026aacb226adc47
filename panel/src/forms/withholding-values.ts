import { numberOf, textOfNumber } from '../fields/decimal-text';

/** As many as the API takes. */
export const WITHHOLDINGS_MAX = 5;

/** The form values of what a customer withholds. */
export interface WithholdingValues {
  readonly name: string;
  readonly rate: string;
}

export function newWithholding(): WithholdingValues {
  return { name: '', rate: '' };
}

/** Returns the form values of withholdings, whether they are agreed or stand on an invoice. */
export function withholdingValues(
  all: readonly { readonly name: string; readonly rate: number }[] | null | undefined,
): WithholdingValues[] {
  return (all ?? []).map(({ name, rate }) => ({ name, rate: textOfNumber(rate) }));
}

/** Builds the withholdings of a request body. What is missing in them is reported by the service. */
export function withholdingsBody(rows: readonly WithholdingValues[]): { name: string; rate: number }[] {
  return rows.map(({ name, rate }) => ({ name: name.trim(), rate: numberOf(rate) as number }));
}
