import { metadataTerms, storedWords } from '../../../kernel/search/search-form.js';
import { SearchTerms } from '../../../platform/index.js';
import type { CreditNoteEntity } from './entities/credit-note.entity.js';

/** A credit note is asked for by the number of its invoice. */
export const creditNoteTerms = new SearchTerms<Pick<CreditNoteEntity, 'invoice_number' | 'metadata'>>({
  of: 'credit_notes',
  table: 'credit_note_terms',
  termsOf: ({ invoice_number, metadata }) => [...storedWords(invoice_number), ...metadataTerms(metadata)],
});
