import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { SupplierEntity } from './entities/supplier.entity.js';
import { toSupplierFactsDto } from './suppliers.mapper.js';

export function supplierCreated(supplier: SupplierEntity): DomainEvent {
  return { type: 'supplier.created', objectId: supplier.id, object: toSupplierFactsDto(supplier) };
}

export function supplierChanged(
  happened: 'updated' | 'archived' | 'unarchived',
  supplier: SupplierEntity,
  before: SupplierEntity,
): DomainEvent {
  const change = { before: toSupplierFactsDto(before), now: toSupplierFactsDto(supplier) };
  return changeEvent(`supplier.${happened}`, supplier.id, change);
}

export function supplierDeleted(supplier: SupplierEntity): DomainEvent {
  return { type: 'supplier.deleted', objectId: supplier.id, object: toSupplierFactsDto(supplier) };
}
