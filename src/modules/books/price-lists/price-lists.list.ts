import {
  archived,
  byCreation,
  byWords,
  currency,
  instant,
  metadata,
  range,
  since,
  type ListDefinition,
} from '../../../platform/lists.js';
import type { PriceListEntity } from './entities/price-list.entity.js';

const TERMS = 'price_list_terms';

/** The list of price lists: what it can be sorted by, filtered by and searched for. */
export const priceListList: ListDefinition<PriceListEntity> = {
  name: 'price_lists',
  table: 'price_lists',
  sorts: {
    ...byCreation,
    updated_at: [{ sql: 'updated_at', field: 'updated_at', type: 'timestamptz' }],
    name: [{ sql: 'name_key', field: 'name_key', type: 'text' }],
  },
  filters: [
    currency('currency', 'Only those in this currency.'),
    range('created_at', instant, { name: 'created_at', description: 'Only those created then.' }),
    since('updated_at', {
      name: 'updated_since',
      description: 'Only those changed at this moment or later.',
    }),
    metadata(TERMS, 'price_lists'),
    archived('price lists'),
  ],
  search: {
    description: 'Only those with words in name that begin like each of these words.',
    ways: [byWords(TERMS, 'price_lists.id')],
  },
};
