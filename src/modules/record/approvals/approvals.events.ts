import type { DomainEvent } from '../../../platform/index.js';
import { toApprovalFactsDto } from './approvals.mapper.js';
import type { ApprovalEntity } from './entities/approval.entity.js';

/** Tells of an approval that was asked for. Nothing of what was sent is in it. */
export function approvalRequested(row: ApprovalEntity): DomainEvent {
  return { type: 'approval.requested', objectId: row.id, object: toApprovalFactsDto(row) };
}

/** Tells what became of an approval. */
export function approvalEnded(row: ApprovalEntity): DomainEvent {
  if (row.state === 'pending') throw new Error('A pending approval has not ended.');
  return {
    type: `approval.${row.state}`,
    objectId: row.id,
    object: toApprovalFactsDto(row),
    previousAttributes: { state: 'pending' },
  };
}
