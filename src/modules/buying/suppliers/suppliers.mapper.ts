import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import type { SupplierDto, SupplierFactsDto } from './dto/supplier.dto.js';
import type { SupplierEntity } from './entities/supplier.entity.js';
import { suppliers } from './suppliers.resource.js';

/** A supplier in the form of the API. */
export function toSupplierDto(supplier: SupplierEntity): SupplierDto {
  const { organization_id: _organization, name_key: _nameKey, ...fields } = supplier;
  return { ...fields, ...toSupplierFactsDto(supplier) };
}

/** A supplier as events tell of it. */
export function toSupplierFactsDto(supplier: SupplierEntity): SupplierFactsDto {
  return {
    id: toTypeId(suppliers.idPrefix, supplier.id),
    version: supplier.version,
    currency: supplier.currency,
    archived_at: supplier.archived_at && instantText(supplier.archived_at),
    created_at: instantText(supplier.created_at),
    updated_at: instantText(supplier.updated_at),
  };
}
