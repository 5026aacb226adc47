import { metadataTerms, storedWords } from '../../../kernel/search/search-form.js';
import { SearchTerms } from '../../../platform/index.js';
import type { ProductEntity } from './entities/product.entity.js';

export const productTerms = new SearchTerms<Pick<ProductEntity, 'name' | 'sku' | 'metadata'>>({
  of: 'products',
  table: 'product_terms',
  termsOf: ({ name, sku, metadata }) => [
    ...storedWords(sku === null ? name : `${name} ${sku}`),
    ...metadataTerms(metadata),
  ],
});
