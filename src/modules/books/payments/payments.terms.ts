import { metadataTerms, storedWords } from '../../../kernel/search/search-form.js';
import { SearchTerms } from '../../../platform/index.js';
import type { PaymentEntity } from './entities/payment.entity.js';

/** A payment without reference and metadata has none. */
export const paymentTerms = new SearchTerms<Pick<PaymentEntity, 'reference' | 'metadata'>>({
  of: 'payments',
  table: 'payment_search_terms',
  termsOf: ({ reference, metadata }) => [
    ...(reference === null ? [] : storedWords(reference)),
    ...metadataTerms(metadata),
  ],
});
