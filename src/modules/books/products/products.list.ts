import {
  archived,
  byCreation,
  byWords,
  currency,
  equal,
  instant,
  metadata,
  range,
  since,
  textOf,
  yesOrNo,
  type ListDefinition,
} from '../../../platform/lists.js';
import type { ProductEntity } from './entities/product.entity.js';

const TERMS = 'product_terms';

/** The list of products: its sort fields, filters and search fields. */
export const productList: ListDefinition<ProductEntity> = {
  name: 'products',
  table: 'products',
  sorts: {
    ...byCreation,
    updated_at: [{ sql: 'updated_at', field: 'updated_at', type: 'timestamptz' }],
    name: [{ sql: 'name_key', field: 'name_key', type: 'text' }],
    sku: [{ sql: 'sku COLLATE "C"', field: 'sku', type: 'text', nullable: true }],
  },
  filters: [
    equal('sku', textOf(64), { name: 'sku', description: 'Only the one with this SKU.' }),
    equal('active', yesOrNo, { name: 'active', description: 'Only those that are sold now, or are not.' }),
    currency('currency', 'Only those with a price in this currency.'),
    range('created_at', instant, { name: 'created_at', description: 'Only those created then.' }),
    since('updated_at', {
      name: 'updated_since',
      description: 'Only those changed at this moment or later.',
    }),
    metadata(TERMS, 'products'),
    archived('products'),
  ],
  search: {
    description: 'Only those with words in name and sku that begin like each of these words.',
    ways: [byWords(TERMS, 'products.id')],
  },
};
