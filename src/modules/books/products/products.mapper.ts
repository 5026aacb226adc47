import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import type { ProductDto } from './dto/product.dto.js';
import type { ProductEntity } from './entities/product.entity.js';
import { products } from './products.resource.js';

/** A product in the form of the API. */
export function toProductDto(product: ProductEntity): ProductDto {
  const { organization_id: _organization, name_key: _nameKey, ...fields } = product;
  return {
    ...fields,
    id: toTypeId(products.idPrefix, product.id),
    price: product.price?.toNumber() ?? null,
    tax_rate: product.tax_rate?.toNumber() ?? null,
    archived_at: product.archived_at && instantText(product.archived_at),
    created_at: instantText(product.created_at),
    updated_at: instantText(product.updated_at),
  };
}
