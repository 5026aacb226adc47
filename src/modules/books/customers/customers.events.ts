import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import { toCustomerDto } from './customers.mapper.js';
import type { CustomerEntity } from './entities/customer.entity.js';

export function customerCreated(customer: CustomerEntity): DomainEvent {
  return { type: 'customer.created', objectId: customer.id, object: toCustomerDto(customer) };
}

export function customerUpdated(customer: CustomerEntity, before: CustomerEntity): DomainEvent {
  return changed('customer.updated', customer, before);
}

export function customerArchived(customer: CustomerEntity, before: CustomerEntity): DomainEvent {
  return changed('customer.archived', customer, before);
}

export function customerUnarchived(customer: CustomerEntity, before: CustomerEntity): DomainEvent {
  return changed('customer.unarchived', customer, before);
}

export function customerMerged(customer: CustomerEntity, before: CustomerEntity): DomainEvent {
  return changed('customer.merged', customer, before);
}

export function customerDeleted(customer: CustomerEntity): DomainEvent {
  return { type: 'customer.deleted', objectId: customer.id, object: toCustomerDto(customer) };
}

function changed(type: DomainEvent['type'], customer: CustomerEntity, before: CustomerEntity): DomainEvent {
  return changeEvent(type, customer.id, { before: toCustomerDto(before), now: toCustomerDto(customer) });
}
