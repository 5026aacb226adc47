import { asCreditorReference, creditorReference } from '../../../../kernel/parties/creditor-reference.js';
import type { StoredInvoiceDetails } from './e-invoice-details.js';

/** Stands before the place of an invoice, so that it is not the number of another one. */
const INVOICE = 'I';

/** Told apart by these, should somebody have used the place of an invoice as a reference of their own. */
const MARKS = ['', 'A', 'B', 'C', 'D'];

/** The reference that a caller wants the payer to give; one of ISO 11649 as banks transmit it. */
export function wantedReference(details: StoredInvoiceDetails | null): string | undefined {
  const text = details?.payment_instructions?.reference;
  return text === undefined ? undefined : (asCreditorReference(text) ?? text);
}

/**
 * The references that an invoice may get, the best first: of the letters and digits of its number, else of its place.
 *
 * Two numbers may have the same letters and digits, such as 1-11 and 11-1. Takes the place in the order of issue.
 */
export function possibleReferences(number: string, place: bigint): string[] {
  const own = [
    number.toUpperCase().replace(/[^A-Z0-9]/g, ''),
    ...MARKS.map((mark) => `${INVOICE}${place}${mark}`),
  ];
  return own.flatMap((text) => creditorReference(text) ?? []);
}

/** The first one that no other invoice has. */
export function freeReference(possible: readonly string[], taken: ReadonlySet<string>): string {
  const free = possible.find((reference) => !taken.has(reference)) ?? possible.at(-1);
  if (free === undefined) throw new Error('An invoice can have no reference.');
  return free;
}
