import { metadataTerms, storedWords } from '../../../kernel/search/search-form.js';
import { SearchTerms } from '../../../platform/index.js';
import type { InvoiceEntity } from './entities/invoice.entity.js';

/** An invoice without reference and metadata has none; most drafts are so. */
export const invoiceTerms = new SearchTerms<Pick<InvoiceEntity, 'reference' | 'metadata'>>({
  of: 'invoices',
  table: 'invoice_terms',
  termsOf: ({ reference, metadata }) => [
    ...(reference === null ? [] : storedWords(reference)),
    ...metadataTerms(metadata),
  ],
});
