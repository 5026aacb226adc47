import { scope, type Fates, type Resource } from '../../../platform/index.js';
import { ApprovalEntity } from './entities/approval.entity.js';

/** What becomes of each column. `personal` says whether it may name or describe a person. */
export const approvalFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  state: { is: 'told', personal: false },
  operation: { is: 'told', personal: false },
  target_id: { is: 'told', personal: false },
  reason: { is: 'told', personal: false },
  asked_by: { is: 'told', personal: false },
  asked_by_kind: { is: 'internal', personal: false },
  request: { is: 'whole', personal: true },
  request_hash: { is: 'internal', personal: false },
  key_hash: { is: 'internal', personal: false },
  seen: { is: 'internal', personal: false },
  dry_run: { is: 'whole', personal: true },
  dry_run_now: { is: 'whole', personal: true },
  customer_ids: { is: 'internal', personal: false },
  stale_because: { is: 'told', personal: false },
  result: { is: 'told', personal: false },
  decided_by: { is: 'told', personal: false },
  rejection_reason: { is: 'told', personal: true },
  ended_at: { is: 'told' },
  expires_at: { is: 'told' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<ApprovalEntity>;

/** Requests of API keys and members that a person has to approve. */
export const approvals = {
  name: 'approvals',
  noun: 'approval',
  idPrefix: 'apr',
  read: scope('approvals:read'),
  decide: scope('approvals:decide'),
  partEvents: {
    requested: 'ApprovalFacts',
    approved: 'ApprovalFacts',
    rejected: 'ApprovalFacts',
    stale: 'ApprovalFacts',
    expired: 'ApprovalFacts',
  },
  tags: [{ name: 'Approvals', description: 'Requests of API keys and members that wait for a person.' }],
  entities: [ApprovalEntity],
} as const satisfies Resource;
