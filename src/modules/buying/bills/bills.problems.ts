import { toTypeId } from '../../../kernel/ids/type-id.js';
import { Problem } from '../../../kernel/problems/problem.js';
import { billActionsOf, type BillAction, type BillState } from './domain/bill.js';
import type { BillFinding } from './domain/findings.js';

/** Says where a document cannot be read, and why. */
export function unreadableDocument(detail: string, line?: number): Problem {
  return new Problem('unreadable_document', detail, { members: { line: line ?? null } });
}

/** Refuses a bill that is there already. The one that is there is unknown if both came in the same moment. */
export function duplicateDocument(by: 'number' | 'file', existingId?: string): Problem {
  const existing_id = existingId === undefined ? null : toTypeId('bil', existingId);
  const which = existing_id === null ? 'Another bill' : `The bill ${existing_id}`;
  const what = by === 'number' ? 'has this number of this supplier' : 'is of this file';
  return new Problem('duplicate_document', `${which} ${what}, and counts.`, { members: { existing_id } });
}

/** Refuses to open a bill that findings stop. */
export function findingsOpen(findings: readonly BillFinding[]): Problem {
  const codes = [...new Set(findings.map(({ code }) => code))].join(', ');
  return new Problem('findings_open', `The bill is stopped by: ${codes}.`, { members: { findings } });
}

/** Refuses the approval of a bill by who opened it, or by a program, where two people have to look at it. */
export function secondPersonRequired(why: string): Problem {
  return new Problem('second_person_required', `The bill needs a second person. ${why}`);
}

/** Completes "it cannot be ...". */
const phrases: Readonly<Record<BillAction, string>> = {
  update: 'changed',
  delete: 'deleted',
  open: 'opened',
  approve: 'approved',
  dispute: 'disputed',
  reject: 'rejected',
  void: 'made void',
};

/** Refuses an action that the state does not allow, and names those that it allows. */
export function invalidBillAction(action: BillAction, bill: BillState): Problem {
  const { status } = bill;
  const partly = status !== 'paid' && bill.amount_paid !== 0n ? ' and paid in part' : '';
  const held = bill.payment_run_id === null ? partly : ' and in a payment run';
  const detail = `The bill is ${status}${held}: it cannot be ${phrases[action]}.`;
  return new Problem('invalid_state_transition', detail, {
    members: { state: status, available_actions: billActionsOf(bill) },
  });
}
