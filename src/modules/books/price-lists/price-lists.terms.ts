import { metadataTerms, searchWords } from '../../../kernel/search/search-form.js';
import { SearchTerms } from '../../../platform/index.js';
import type { PriceListEntity } from './entities/price-list.entity.js';

export const priceListTerms = new SearchTerms<Pick<PriceListEntity, 'name' | 'metadata'>>({
  of: 'price_lists',
  table: 'price_list_terms',
  termsOf: ({ name, metadata }) => [...searchWords(name), ...metadataTerms(metadata)],
});
