import type { DomainEvent } from '../../platform/index.js';
import type { ErasureReport } from './domain/erasure.js';
import { toErasureDto } from './privacy.mapper.js';

/** Told with the customer as its object, so that it stands in the history of the customer. */
export function personalDataErased(report: ErasureReport): DomainEvent {
  return { type: 'personal_data.erased', objectId: report.customerId, object: toErasureDto(report) };
}
