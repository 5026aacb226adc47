import { toTypeId } from '../../../../kernel/ids/type-id.js';
import type { PriceSource } from '../../../../kernel/prices/offered-price.js';
import type { PriceSourceDto } from '../dto/price-source.dto.js';
import { priceLists } from '../price-lists.resource.js';

/** Where a price comes from, in the form of the API. */
export function toPriceSourceDto(source: PriceSource): PriceSourceDto {
  const { from, price_list_id, min_quantity, discount_percent } = source;
  return {
    from,
    ...(price_list_id !== undefined && { price_list_id: toTypeId(priceLists.idPrefix, price_list_id) }),
    ...(min_quantity !== undefined && { min_quantity: Number(min_quantity) }),
    ...(discount_percent !== undefined && { discount_percent: Number(discount_percent) }),
  };
}
