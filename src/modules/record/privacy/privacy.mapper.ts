import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { organizations } from '../../people/organizations/organizations.resource.js';
import { customers } from '../../books/customers/customers.resource.js';
import type { ErasureReport } from './domain/erasure.js';
import type { KeptFor, YearsByKind } from './domain/retention.js';
import type { ErasureDto } from './dto/erasure.dto.js';
import type { PersonalDataCopyDto } from './dto/personal-data-copy.dto.js';
import type { RetentionChangeDto, RetentionDto } from './dto/retention.dto.js';

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

const NOTICE = 'This is general knowledge and no legal advice. Ask your tax adviser.';

/** How long documents are kept, in the form of the API. */
export function toRetentionDto({ retention: { years, defaults, law }, due }: KeptFor): RetentionDto {
  return { years: { ...years }, defaults: { ...defaults }, law, notice: NOTICE, due: [...due] };
}

/** The years of an organization, as an event shows them. */
export function toRetentionChangeDto(organizationId: string, years: YearsByKind): RetentionChangeDto {
  return { id: toTypeId(organizations.idPrefix, organizationId), years: { ...years } };
}
