import { Injectable } from '@nestjs/common';
import { instantText } from '../../../../kernel/time/instant.js';
import {
  ANY_VERSION,
  assertConfirmed,
  insufficientScope,
  UnitOfWork,
  type Principal,
  type Target,
  type Transaction,
} from '../../../../platform/index.js';
import { addAccount } from '../../suppliers/index.js';
import { actorOf, assertMayApprove } from '../approval/second-person.js';
import { bankDetailsConfirmed, billChanged, type BillChange } from '../bills.events.js';
import { findingsOpen } from '../bills.problems.js';
import { BillsRepository } from '../bills.repository.js';
import { bills } from '../bills.resource.js';
import { examine } from '../check/examine.js';
import type { BillAction } from '../domain/bill.js';
import { stopping, type BillFinding, type FindingCode } from '../domain/findings.js';
import type { AcceptedFinding } from '../domain/surroundings.js';
import type { BillEntity } from '../entities/bill.entity.js';
import { lockedBillFor } from './locked-bill.js';

/** What somebody wants when a bill is opened. */
export interface OpeningWishes {
  readonly accept_findings?: readonly FindingCode[];
  readonly approve?: boolean;
}

/** What becomes of bills. */
@Injectable()
export class BillLifecycle {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Opens a bill: it is right as a document, and its fields do not change any more. Looks at it once more.
   *
   * Raises `not_found`, `precondition_failed`, `invalid_state_transition`, `findings_open` for what stops it, and what
   * `approve` raises if it is approved as well, or has a new account.
   */
  open(
    who: Principal,
    target: Target,
    { accept_findings = [], approve = false }: OpeningWishes,
  ): Promise<BillEntity> {
    return this.work.run(who, async (tx) => {
      const before = await lockedBillFor(tx, target, 'open');
      const { differences, findings } = await examine(tx, before);
      const accepted = acceptedBy(tx, before, { findings, codes: accept_findings });
      const left = stopping(
        findings,
        accepted.map(({ code }) => code),
      );
      if (left.length > 0) throw findingsOpen(left);
      const isPaidElsewhere = isNewAccount(before, findings);
      if (approve || isPaidElsewhere) assertApprover(tx);
      const opened = await new BillsRepository(tx).patch(before, {
        status: 'open',
        differences: JSON.stringify(differences),
        findings: JSON.stringify(findings),
        accepted_findings: JSON.stringify(accepted),
        opened_at: tx.now,
        opened_by: actorOf(tx),
        approved_at: null,
        approved_by: null,
        reason: null,
      });
      tx.announce(billChanged('opened', before, opened));
      if (isPaidElsewhere) await learnAccount(tx, opened);
      return approve ? this.approved(tx, opened) : opened;
    });
  }

  /**
   * Lets an open bill be paid.
   *
   * Raises `not_found`, `precondition_failed`, `invalid_state_transition` and `second_person_required`.
   */
  approve(who: Principal, target: Target): Promise<BillEntity> {
    return this.work.run(who, async (tx) => this.approved(tx, await lockedBillFor(tx, target, 'approve')));
  }

  /** Says that a bill is not paid as it is. Raises what `approve` raises. */
  dispute(who: Principal, target: Target, reason: string): Promise<BillEntity> {
    return this.end(who, target, { action: 'dispute', status: 'disputed', happened: 'disputed', reason });
  }

  /** Says that a bill never counts. Raises what `approve` raises. */
  reject(who: Principal, target: Target, reason: string): Promise<BillEntity> {
    return this.end(who, target, { action: 'reject', status: 'rejected', happened: 'rejected', reason });
  }

  /** Says that a bill that was open counts no more. Raises what `approve` raises. */
  void(who: Principal, target: Target, reason: string): Promise<BillEntity> {
    return this.end(who, target, { action: 'void', status: 'void', happened: 'voided', reason });
  }

  private async approved(tx: Transaction, before: BillEntity): Promise<BillEntity> {
    await assertMayApprove(tx, before);
    const bill = await new BillsRepository(tx).patch(before, {
      status: 'approved',
      approved_at: tx.now,
      approved_by: actorOf(tx),
    });
    tx.announce(billChanged('approved', before, bill));
    return bill;
  }

  private end(
    who: Principal,
    target: Target,
    { action, status, happened, reason }: Ending,
  ): Promise<BillEntity> {
    return this.work.run(who, async (tx) => {
      const before = await lockedBillFor(tx, target, action);
      const bill = await new BillsRepository(tx).patch(before, {
        ...{ status, reason, approved_at: null, approved_by: null },
      });
      tx.announce(billChanged(happened, before, bill));
      return bill;
    });
  }
}

interface Ending {
  readonly action: BillAction;
  readonly status: BillEntity['status'];
  readonly happened: BillChange;
  readonly reason: string;
}

interface Accepting {
  readonly findings: readonly BillFinding[];
  readonly codes: readonly FindingCode[];
}

/**
 * What was accepted before and is accepted now, of what is found; each code once, with who did it.
 *
 * What was accepted of a bill counts as long as it does not change, since only a draft can.
 */
function acceptedBy(
  tx: Transaction,
  { accepted_findings }: BillEntity,
  { findings, codes }: Accepting,
): AcceptedFinding[] {
  const [by, at] = [actorOf(tx), instantText(tx.now)];
  const found = new Set(findings.map(({ code }) => code));
  const before = accepted_findings.filter(({ code }) => !codes.includes(code));
  const added = codes.filter((code) => found.has(code)).map((code) => ({ code, by, at }));
  return [...before, ...added];
}

/** Raises `insufficient_scope` and `confirmation_required` for somebody who may not approve, or not right now. */
function assertApprover({ who, realNow }: Transaction): void {
  if (!who.scopes.has(bills.approve)) throw insufficientScope(bills.approve);
  assertConfirmed(who, realNow);
}

function isNewAccount({ supplier_id }: BillEntity, findings: readonly BillFinding[]): boolean {
  return supplier_id !== null && findings.some(({ code }) => code === 'new_bank_details');
}

/** An account that somebody has let pass is one of the supplier from now on. */
async function learnAccount(tx: Transaction, bill: BillEntity): Promise<void> {
  const { supplier_id, payment } = bill;
  if (supplier_id === null || payment.iban === undefined) return;
  await addAccount(tx, { id: supplier_id, seen: ANY_VERSION }, payment.iban);
  tx.announce(bankDetailsConfirmed(bill));
}
