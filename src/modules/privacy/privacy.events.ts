import type { DomainEvent } from '../../platform/index.js';
import type { ErasureReport } from './domain/erasure.js';
import { toErasureDto, toPersonalDataCopyDto } from './privacy.mapper.js';

/** Told with the customer as its object, so that it stands in the history of the customer. */
export function personalDataErased(report: ErasureReport): DomainEvent {
  return { type: 'personal_data.erased', objectId: report.customerId, object: toErasureDto(report) };
}

/** Told before the copy is sent, with the customer as its object. */
export function personalDataExported(customerId: string, at: Date): DomainEvent {
  const object = toPersonalDataCopyDto(customerId, at);
  return { type: 'personal_data.exported', objectId: customerId, object };
}
