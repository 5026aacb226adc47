import { scope, type Fates, type TableResource } from '../../../platform/index.js';
import type { PriceListDetails } from './domain/price-list.js';
import { PriceListEntryEntity } from './entities/price-list-entry.entity.js';
import { PriceListEntity, PriceListTermEntity } from './entities/price-list.entity.js';

/** What becomes of each column. `personal` says whether it may name or describe a person. */
export const priceListFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  name: { is: 'told', personal: false },
  name_key: { is: 'internal', personal: false },
  currency: { is: 'told', personal: false },
  prices_include_tax: { is: 'told' },
  valid_from: { is: 'told', personal: false },
  valid_until: { is: 'told', personal: false },
  base_list_id: { is: 'told', personal: false },
  discount_percent: { is: 'told' },
  note: { is: 'told', personal: false },
  metadata: { is: 'told', personal: false },
  archived_at: { is: 'told' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<PriceListEntity>;

/** What products cost customers who have such a list. */
export const priceLists = {
  name: 'price-lists',
  noun: 'price list',
  idPrefix: 'prl',
  read: scope('price_lists:read'),
  write: scope('price_lists:write'),
  events: ['created', 'updated', 'archived', 'unarchived', 'deleted'],
  tags: [{ name: 'Price lists', description: 'What products cost which customers.' }],
  entities: [PriceListEntity, PriceListEntryEntity, PriceListTermEntity],
  table: 'price_lists',
  columns: (details) => ({
    name: details.name,
    currency: details.currency,
    prices_include_tax: details.prices_include_tax ?? false,
    valid_from: details.valid_from ?? null,
    valid_until: details.valid_until ?? null,
    base_list_id: details.base_list_id ?? null,
    discount_percent: details.discount_percent?.toString() ?? null,
    note: details.note ?? null,
    metadata: JSON.stringify(details.metadata ?? {}),
  }),
} as const satisfies TableResource<Omit<PriceListDetails, 'entries'>>;
