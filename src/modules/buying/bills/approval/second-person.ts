import { fromTypeId, toTypeId } from '../../../../kernel/ids/type-id.js';
import { absolute } from '../../../../kernel/money/amount.js';
import type { Transaction } from '../../../../platform/index.js';
import { ApiKeysRepository } from '../../../people/auth/index.js';
import {
  approvalLimitOf,
  OrganizationsRepository,
  type ApprovalLimit,
} from '../../../people/organizations/index.js';
import { secondPersonRequired } from '../bills.problems.js';
import type { BillEntity } from '../entities/bill.entity.js';

/** The user or the API key that acts, as answers name it. */
export function actorOf({ who }: Transaction): string {
  if (who.id === null) throw new Error('The service opens and approves no bills by itself.');
  return toTypeId(who.kind === 'user' ? 'usr' : 'key', who.id);
}

/** Raises `second_person_required` if somebody else than the caller has to approve a bill. */
export async function assertMayApprove(tx: Transaction, bill: BillEntity): Promise<void> {
  const organization = await new OrganizationsRepository(tx).existing(tx.organizationId);
  if (!needsTwo(approvalLimitOf(organization), bill)) return;
  if (tx.who.kind !== 'user') throw secondPersonRequired('An API key is no second person.');
  if ((await openerOf(tx, bill)) === tx.who.id) throw secondPersonRequired('You have opened it yourself.');
}

/** Whether a bill is above the limit. One in another currency is, because no rate of exchange is certain enough. */
export function needsTwo(
  limit: ApprovalLimit,
  { total, amount_payable, currency }: Pick<BillEntity, 'total' | 'amount_payable' | 'currency'>,
): boolean {
  if (limit === null) return false;
  if (currency !== limit.currency) return true;
  return [total, amount_payable].some((amount) => amount !== null && absolute(amount) > limit.above);
}

/** The user who opened a bill, or who made the key that did. */
async function openerOf(tx: Transaction, { opened_by }: BillEntity): Promise<string | null> {
  if (opened_by === null) return null;
  const key = fromTypeId('key', opened_by);
  return key === undefined ? (fromTypeId('usr', opened_by) ?? null) : new ApiKeysRepository(tx).makerOf(key);
}
