import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import { toBillFactsDto } from './bills.mapper.js';
import type { BillEntity } from './entities/bill.entity.js';

export function billCreated(bill: BillEntity): DomainEvent {
  return { type: 'bill.created', objectId: bill.id, object: toBillFactsDto(bill) };
}

export type BillChange = 'updated' | 'opened' | 'approved' | 'disputed' | 'rejected' | 'voided';

export function billChanged(happened: BillChange, before: BillEntity, now: BillEntity): DomainEvent {
  const change = { before: toBillFactsDto(before), now: toBillFactsDto(now) };
  return changeEvent(`bill.${happened}`, now.id, change);
}

export function billDeleted(bill: BillEntity): DomainEvent {
  return { type: 'bill.deleted', objectId: bill.id, object: toBillFactsDto(bill) };
}
