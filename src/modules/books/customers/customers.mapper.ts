import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { priceLists } from '../price-lists/price-lists.resource.js';
import type { CustomerDto } from './dto/customer.dto.js';
import type { CustomerEntity } from './entities/customer.entity.js';
import { customers } from './customers.resource.js';

/** A customer in the form of the API. */
export function toCustomerDto(customer: CustomerEntity): CustomerDto {
  const {
    organization_id: _organization,
    name_key: _nameKey,
    standing_id: _standing,
    erased_at: _erased,
    ...fields
  } = customer;
  return {
    ...fields,
    id: toTypeId(customers.idPrefix, customer.id),
    price_list_id: customer.price_list_id && toTypeId(priceLists.idPrefix, customer.price_list_id),
    merged_into: customer.merged_into && toTypeId(customers.idPrefix, customer.merged_into),
    archived_at: customer.archived_at && instantText(customer.archived_at),
    created_at: instantText(customer.created_at),
    updated_at: instantText(customer.updated_at),
  };
}
