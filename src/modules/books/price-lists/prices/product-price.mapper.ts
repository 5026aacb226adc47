import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { customers } from '../../customers/customers.resource.js';
import { products } from '../../products/products.resource.js';
import { isPrice } from '../../../../kernel/prices/offered-price.js';
import type { ProductPriceDto } from '../dto/product-price.dto.js';
import { toPriceSourceDto } from './price-source.mapper.js';
import type { AnsweredPrice } from './product-prices.service.js';

export function toProductPriceDto({ found, ...asked }: AnsweredPrice): ProductPriceDto {
  const { productId, customerId, quantity, on, currency, prices_include_tax } = asked;
  return {
    product_id: toTypeId(products.idPrefix, productId),
    customer_id: customerId === undefined ? null : toTypeId(customers.idPrefix, customerId),
    quantity: quantity.toNumber(),
    on,
    currency,
    price: isPrice(found) ? found.price.toNumber() : null,
    prices_include_tax,
    price_source: isPrice(found) ? toPriceSourceDto(found.source) : null,
    no_price: isPrice(found) ? null : found,
  };
}
