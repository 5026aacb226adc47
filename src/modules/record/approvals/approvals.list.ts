import {
  byCreation,
  equal,
  instant,
  range,
  referenceToAny,
  state,
  textOf,
  type ListDefinition,
} from '../../../platform/lists.js';
import { apiKeys, users } from '../../people/auth/auth.resource.js';
import { approvalFates } from './approvals.resource.js';
import type { ApprovalState } from './domain/approval.js';
import type { ApprovalEntity } from './entities/approval.entity.js';

const STATES: Readonly<Record<ApprovalState, string>> = {
  pending: `state = 'pending'`,
  approved: `state = 'approved'`,
  rejected: `state = 'rejected'`,
  stale: `state = 'stale'`,
  expired: `state = 'expired'`,
};

/** Requests and dry runs are long, so that lists leave them out. */
const columns = Object.entries(approvalFates)
  .filter(([name, { is }]) => is === 'told' || name === 'asked_by_kind')
  .map(([name]) => name)
  .join(', ');

/** The list of approvals. */
export const approvalList: ListDefinition<ApprovalEntity> = {
  name: 'approvals',
  table: 'approvals',
  columns,
  sorts: byCreation,
  filters: [
    state(STATES, { name: 'state', description: 'Only those in this state.' }),
    equal('operation', textOf(100), { name: 'operation', description: 'Only those of this operation.' }),
    referenceToAny('asked_by', [apiKeys, users], {
      name: 'asked_by',
      description: 'Only those that this API key or member asked for.',
    }),
    range('created_at', instant, { name: 'created_at', description: 'Only those asked for then.' }),
  ],
};
