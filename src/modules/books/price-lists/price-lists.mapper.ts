import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { products } from '../products/products.resource.js';
import type { PriceListDto, PriceListEntryDto, PriceListSummaryDto } from './dto/price-list.dto.js';
import type { PriceListEntryEntity, PriceListWithEntries } from './entities/price-list-entry.entity.js';
import type { PriceListEntity } from './entities/price-list.entity.js';
import { priceLists } from './price-lists.resource.js';

/** A price list in the form of the API, as lists have it. */
export function toPriceListSummaryDto(list: PriceListEntity): PriceListSummaryDto {
  const { organization_id: _organization, name_key: _nameKey, base_list_id, ...fields } = list;
  return {
    ...fields,
    id: toTypeId(priceLists.idPrefix, list.id),
    base_list_id: base_list_id && toTypeId(priceLists.idPrefix, base_list_id),
    discount_percent: list.discount_percent?.toNumber() ?? null,
    archived_at: list.archived_at && instantText(list.archived_at),
    created_at: instantText(list.created_at),
    updated_at: instantText(list.updated_at),
  };
}

/** The same with its prices. */
export function toPriceListDto({ entries, ...list }: PriceListWithEntries): PriceListDto {
  return { ...toPriceListSummaryDto(list), entries: entries.map(toEntryDto) };
}

function toEntryDto({ product_id, price, min_quantity }: PriceListEntryEntity): PriceListEntryDto {
  return {
    product_id: toTypeId(products.idPrefix, product_id),
    price: price.toNumber(),
    min_quantity: min_quantity.micros === 0n ? null : min_quantity.toNumber(),
  };
}
