import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import { toProductDto } from './products.mapper.js';
import type { ProductEntity } from './entities/product.entity.js';

export function productCreated(product: ProductEntity): DomainEvent {
  return { type: 'product.created', objectId: product.id, object: toProductDto(product) };
}

export function productUpdated(product: ProductEntity, before: ProductEntity): DomainEvent {
  return changed('product.updated', product, before);
}

export function productArchived(product: ProductEntity, before: ProductEntity): DomainEvent {
  return changed('product.archived', product, before);
}

export function productUnarchived(product: ProductEntity, before: ProductEntity): DomainEvent {
  return changed('product.unarchived', product, before);
}

export function productDeleted(product: ProductEntity): DomainEvent {
  return { type: 'product.deleted', objectId: product.id, object: toProductDto(product) };
}

function changed(type: DomainEvent['type'], product: ProductEntity, before: ProductEntity): DomainEvent {
  return changeEvent(type, product.id, { before: toProductDto(before), now: toProductDto(product) });
}
