import type { DocumentCandidate, MatchableLine } from './candidates.js';
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

/** The documents whose reference the line gives, or whose number is its reference from end to end. */
export function referencedDocuments(
  line: Texts,
  documents: readonly DocumentCandidate[],
): ReadonlySet<string> {
  const references = referencesOf(line);
  const endToEnd = line.end_to_end_id?.trim();
  const found = documents.filter(
    ({ payment_reference, number, transfer_id }) =>
      isReference(references, payment_reference) ||
      (endToEnd !== undefined &&
        endToEnd !== '' &&
        (endToEnd === number || endToEnd.toLowerCase() === transfer_id)),
  );
  return new Set(found.map(({ id }) => id));
}

/** The documents whose number the line names. */
export function namedDocuments(line: Texts, documents: readonly DocumentCandidate[]): ReadonlySet<string> {
  const texts = textsOf(line).join('\n');
  const keys = new Set(numberKeysOf(texts));
  const possible = documents.filter(({ number }) => keys.has(numberKey(number)));
  return new Set(possible.filter(({ number }) => isNamed(texts, number)).map(({ id }) => id));
}
