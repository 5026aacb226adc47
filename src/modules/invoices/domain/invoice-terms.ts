import { metadataTerm, searchWords } from '../../../kernel/search/search-form.js';
import type { InvoiceDraft } from './invoice-draft.js';

/** What a new invoice is found by, each term once: words of its reference, and its metadata. */
export function invoiceTerms({
  reference,
  metadata,
}: Pick<InvoiceDraft, 'reference' | 'metadata'>): string[] {
  const words = reference === null ? [] : searchWords(reference);
  const entries = Object.entries(metadata).map(([name, text]) => metadataTerm(name, text));
  return [...words, ...entries];
}
