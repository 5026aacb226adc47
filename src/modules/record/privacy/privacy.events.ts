import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { ErasureReport } from './domain/erasure.js';
import type { YearsByKind } from './domain/retention.js';
import { toErasureDto, toPersonalDataCopyDto, toRetentionChangeDto } from './privacy.mapper.js';

/** Told with the customer as its object, so that it stands in the history of the customer. */
export function personalDataErased(report: ErasureReport): DomainEvent {
  return { type: 'personal_data.erased', objectId: report.customerId, object: toErasureDto(report) };
}

/** Told before the copy is sent, with the customer as its object. */
export function personalDataExported(customerId: string, at: Date): DomainEvent {
  const object = toPersonalDataCopyDto(customerId, at);
  return { type: 'personal_data.exported', objectId: customerId, object };
}

/** Told with the organization as its object. */
export function retentionUpdated(organizationId: string, now: YearsByKind, before: YearsByKind): DomainEvent {
  return changeEvent('organization.retention_updated', organizationId, {
    before: toRetentionChangeDto(organizationId, before),
    now: toRetentionChangeDto(organizationId, now),
  });
}
