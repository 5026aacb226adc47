import { toTypeId } from '../../../kernel/ids/type-id.js';
import type { Transaction } from '../../../platform/index.js';
import { customers } from '../../books/customers/customers.resource.js';
import { endApproval } from './approval-jobs.js';
import { ApprovalsRepository } from './approvals.repository.js';
import { isForgotten, type Staleness } from './domain/approval.js';

const ERASED: Staleness = { reason: 'erased', fields: [], problem: null };

/** The approvals that name a customer. Takes and returns internal identifiers. */
export function approvalsAbout(tx: Transaction, customerId: string): Promise<string[]> {
  return new ApprovalsRepository(tx).about(toTypeId(customers.idPrefix, customerId));
}

/** Forgets what was sent about a customer whose personal data is erased in this transaction, and ends what waits. */
export async function endApprovals(tx: Transaction, customerId: string): Promise<void> {
  const approvals = new ApprovalsRepository(tx);
  for (const id of await approvalsAbout(tx, customerId)) {
    const row = await approvals.find(id);
    if (row === undefined || isForgotten(row)) continue;
    const columns = { stale_because: JSON.stringify(ERASED) };
    await approvals.forget(row.state === 'pending' ? await endApproval(tx, row, ['stale', columns]) : row);
  }
}
