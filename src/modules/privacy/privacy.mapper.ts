import { toTypeId } from '../../kernel/ids/type-id.js';
import { instantText } from '../../kernel/time/instant.js';
import { customers } from '../customers/customers.resource.js';
import type { ErasureReport } from './domain/erasure.js';
import type { ErasureDto } from './dto/erasure.dto.js';
import type { PersonalDataCopyDto } from './dto/personal-data-copy.dto.js';

/** An erasure in the form of the API. */
export function toErasureDto(report: ErasureReport): ErasureDto {
  const { customerId, nextOn, erasedAt, reason, dry_run, erased, kept } = report;
  return {
    customer_id: toTypeId(customers.idPrefix, customerId),
    reason,
    dry_run,
    erased,
    kept: [...kept],
    next_on: nextOn,
    erased_at: erasedAt && instantText(erasedAt),
  };
}

/** That a copy of a customer's data was taken, in the form of the API. */
export function toPersonalDataCopyDto(customerId: string, at: Date): PersonalDataCopyDto {
  return { customer_id: toTypeId(customers.idPrefix, customerId), made_at: instantText(at) };
}
