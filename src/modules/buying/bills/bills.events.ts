import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import type { ApprovalLimit } from '../../people/organizations/index.js';
import { organizations } from '../../people/organizations/organizations.resource.js';
import { toBillApprovalDto, toBillFactsDto } from './bills.mapper.js';
import type { BillEntity } from './entities/bill.entity.js';

export function billCreated(bill: BillEntity): DomainEvent {
  return { type: 'bill.created', objectId: bill.id, object: toBillFactsDto(bill) };
}

export type BillChange = 'updated' | 'opened' | 'approved' | 'paid' | 'disputed' | 'rejected' | 'voided';

export function billChanged(happened: BillChange, before: BillEntity, now: BillEntity): DomainEvent {
  const change = { before: toBillFactsDto(before), now: toBillFactsDto(now) };
  return changeEvent(`bill.${happened}`, now.id, change);
}

/** Somebody who may approve bills has looked at an account that its supplier was not known for. */
export function bankDetailsConfirmed(bill: BillEntity): DomainEvent {
  return { type: 'bill.bank_details_confirmed', objectId: bill.id, object: toBillFactsDto(bill) };
}

export function billApprovalUpdated(
  organizationId: string,
  now: ApprovalLimit,
  before: ApprovalLimit,
): DomainEvent {
  const id = toTypeId(organizations.idPrefix, organizationId);
  return changeEvent('organization.bill_approval_updated', organizationId, {
    before: { id, ...toBillApprovalDto(before) },
    now: { id, ...toBillApprovalDto(now) },
  });
}

export function billDeleted(bill: BillEntity): DomainEvent {
  return { type: 'bill.deleted', objectId: bill.id, object: toBillFactsDto(bill) };
}
