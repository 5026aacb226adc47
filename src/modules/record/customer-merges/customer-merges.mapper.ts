import { toTypeId } from '../../../kernel/ids/type-id.js';
import { customers } from '../../books/customers/customers.resource.js';
import { apiKeys, users } from '../../people/auth/auth.resource.js';
import type { LikeCustomer } from './customer-duplicates.service.js';
import type { MergeReport } from './domain/merge.js';
import type { CustomerMergeDto } from './dto/customer-merge.dto.js';
import type { LikeCustomerDto } from './dto/like-customers.dto.js';

/** A merge in the form of the API. */
export function toCustomerMergeDto(report: MergeReport): CustomerMergeDto {
  const { sourceId, targetId, dry_run, moved, keyIds, memberIds } = report;
  return {
    customer_id: toTypeId(customers.idPrefix, sourceId),
    merged_into: toTypeId(customers.idPrefix, targetId),
    dry_run,
    moved: { ...moved },
    limited_api_keys: keyIds.map((id) => toTypeId(apiKeys.idPrefix, id)),
    limited_members: memberIds.map((id) => toTypeId(users.idPrefix, id)),
  };
}

/** A customer that may be the same, in the form of the API. */
export function toLikeCustomerDto({ customer, reasons }: LikeCustomer): LikeCustomerDto {
  const { id, name, billing_address } = customer;
  return {
    id: toTypeId(customers.idPrefix, id),
    name,
    city: billing_address?.city ?? null,
    reasons: [...reasons],
  };
}
