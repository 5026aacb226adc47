import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import type { AgreedWithholding } from '../../../kernel/tax/withholding.js';
import { priceLists } from '../price-lists/price-lists.resource.js';
import type { CustomerDto } from './dto/customer.dto.js';
import type { AgreedWithholdingDto } from './dto/withholding.dto.js';
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
    withholdings: customer.withholdings && customer.withholdings.map(agreedOf),
    merged_into: customer.merged_into && toTypeId(customers.idPrefix, customer.merged_into),
    archived_at: customer.archived_at && instantText(customer.archived_at),
    created_at: instantText(customer.created_at),
    updated_at: instantText(customer.updated_at),
  };
}

function agreedOf({ name, rate }: AgreedWithholding): AgreedWithholdingDto {
  return { name, rate: Number(rate) };
}
