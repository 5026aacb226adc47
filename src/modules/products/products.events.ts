import type { DomainEvent } from '../../platform/events/domain-event.js';
import type { ProductEntity } from './entities/product.entity.js';
import { toProductDto } from './products.mapper.js';

export function productCreated(product: ProductEntity): DomainEvent {
  return { type: 'product.created', objectId: product.id, object: toProductDto(product) };
}
