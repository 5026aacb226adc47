import type { InvoiceCandidate, MatchableLine } from './candidates.js';
import { isNamed, isReference, numberKey, numberKeysOf, referencesIn } from './numbers.js';

type Texts = Pick<MatchableLine, 'text' | 'end_to_end_id' | 'structured_reference'>;

/** What of a line may name a document. */
export function textsOf({ text, end_to_end_id, structured_reference }: Texts): string[] {
  return [text, end_to_end_id, structured_reference].filter((one) => one !== null);
}

/** The references that a line gives. */
export function referencesOf(line: Texts): string[] {
  return referencesIn([line.structured_reference, line.end_to_end_id, line.text]);
}

/** The invoices whose reference the line gives, or whose number is its reference from end to end. */
export function referencedInvoices(line: Texts, invoices: readonly InvoiceCandidate[]): ReadonlySet<string> {
  const references = referencesOf(line);
  const { end_to_end_id } = line;
  const found = invoices.filter(
    ({ payment_reference, number }) =>
      isReference(references, payment_reference) || end_to_end_id?.trim() === number,
  );
  return new Set(found.map(({ id }) => id));
}

/** The invoices whose number the line names. */
export function namedInvoices(line: Texts, invoices: readonly InvoiceCandidate[]): ReadonlySet<string> {
  const texts = textsOf(line).join('\n');
  const keys = new Set(numberKeysOf(texts));
  const possible = invoices.filter(({ number }) => keys.has(numberKey(number)));
  return new Set(possible.filter(({ number }) => isNamed(texts, number)).map(({ id }) => id));
}
