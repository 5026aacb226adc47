import type { DomainEvent } from '../../platform/events/domain-event.js';
import { toCustomerDto } from './customers.mapper.js';
import type { CustomerEntity } from './entities/customer.entity.js';

export function customerCreated(customer: CustomerEntity): DomainEvent {
  return { type: 'customer.created', objectId: customer.id, object: toCustomerDto(customer) };
}
