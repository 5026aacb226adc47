import { metadataTerms, storedWords } from '../../../kernel/search/search-form.js';
import { SearchTerms } from '../../../platform/index.js';
import type { QuoteEntity } from './entities/quote.entity.js';

export const quoteTerms = new SearchTerms<Pick<QuoteEntity, 'reference' | 'metadata'>>({
  of: 'quotes',
  table: 'quote_terms',
  termsOf: ({ reference, metadata }) => [
    ...(reference === null ? [] : storedWords(reference)),
    ...metadataTerms(metadata),
  ],
});
