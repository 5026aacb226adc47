import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { apiKeys, users } from '../../people/auth/auth.resource.js';
import type { DryRunDto } from '../dry-runs/index.js';
import { approvals } from './approvals.resource.js';
import { approvalActionsOf } from './domain/approval.js';
import type { ApprovalDto, ApprovalFactsDto } from './dto/approval.dto.js';
import type { ApprovalEntity } from './entities/approval.entity.js';

/** An approval in the form of the API, with what was sent. */
export function toApprovalDto(row: ApprovalEntity): ApprovalDto {
  return {
    ...toApprovalFactsDto(row),
    request: row.request,
    dry_run: row.dry_run as DryRunDto | null,
    dry_run_now: row.dry_run_now as DryRunDto | null,
    available_actions: approvalActionsOf(row.state),
  };
}

/** An approval as lists and events tell of it. */
export function toApprovalFactsDto(row: ApprovalEntity): ApprovalFactsDto {
  const { version, state, operation, target_id, reason, stale_because, result, rejection_reason } = row;
  return {
    id: toTypeId(approvals.idPrefix, row.id),
    ...{ version, state, operation, target_id, reason },
    asked_by: toTypeId((row.asked_by_kind === 'user' ? users : apiKeys).idPrefix, row.asked_by),
    decided_by: row.decided_by === null ? null : toTypeId(users.idPrefix, row.decided_by),
    ended_at: row.ended_at && instantText(row.ended_at),
    ...{ stale_because, result, rejection_reason },
    expires_at: instantText(row.expires_at),
    created_at: instantText(row.created_at),
    updated_at: instantText(row.updated_at),
  };
}
