import { Injectable } from '@nestjs/common';
import { validationFailed } from '../../../kernel/problems/problem.js';
import {
  ANY_VERSION,
  UnitOfWork,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import { OwnCredit } from '../../books/invoices/index.js';
import { cancelPaymentRefund, restorePayment, reversePayment } from '../../books/payments/index.js';
import {
  BankLinesRepository,
  invalidLineAction,
  lineActionsOf,
  type BankLineEntity,
} from '../bank-statements/index.js';
import { doesNotAddUp, lineAlreadyMatched } from './bank-matches.problems.js';
import { proposalsOf } from './bank-matches.queries.js';
import { BankMatchesRepository } from './bank-matches.repository.js';
import type { Outcome } from './domain/candidates.js';
import { addsUp, isSameOutcome, outcomeFaults, outcomeOf, type OutcomeDetails } from './domain/match-plan.js';
import type { Proposal } from './domain/match.js';
import type { BankMatchEntity } from './entities/bank-match.entity.js';
import { freeLines, unmatched } from './held-lines.js';
import { matchLine, sumOfOutcomes } from './match-line.js';
import type { Recorders } from './outcomes.js';
import { SupplierMoney } from './supplier-money.js';

const UNDONE = 'The bank line is something else.';

/** Says what lines are. A line is locked before its payments, in the order of their ids, and these before invoices. */
@Injectable()
export class BankMatchesService implements Recorders {
  constructor(
    private readonly work: UnitOfWork,
    readonly credit: OwnCredit,
    readonly money: SupplierMoney,
  ) {}

  /**
   * Says what a line is, or a part of it, and records what is not on record yet.
   *
   * Raises `not_found`, `precondition_failed`, `line_already_matched`, `invalid_state_transition`,
   * `match_does_not_add_up`, `validation_failed`, and what recording raises; then nothing is stored.
   */
  match(who: Principal, target: Target, details: readonly OutcomeDetails[]): Promise<BankLineEntity> {
    return this.work.run(who, async (tx) => {
      const before = await new BankLinesRepository(tx).lock(target);
      if (before.state === 'matched') throw lineAlreadyMatched();
      if (!lineActionsOf(before).includes('match')) throw invalidLineAction('match', before);
      const outcomes = checkedOutcomes(details, before);
      const proposal = await this.proposalFor(tx, before, outcomes);
      const reasons = details.map(({ reason }) => reason);
      return matchLine(tx, this, { line: before, outcomes, reasons, proposal, by: 'request' });
    });
  }

  /**
   * Takes back all that is said of a line, and what was recorded for it; what was on record before stays.
   *
   * Raises `not_found`, `precondition_failed`, and `invalid_state_transition` where a payment cannot be reversed.
   */
  unmatch(who: Principal, target: Target): Promise<BankLineEntity> {
    return this.work.run(who, async (tx) => {
      const before = await new BankLinesRepository(tx).lock(target);
      if (before.matched_amount === 0n && before.state !== 'matched') return before;
      const repository = new BankMatchesRepository(tx);
      const matches = await repository.standing(before.id);
      await repository.undo(matches.map(({ id }) => id));
      for (const match of matches.toReversed()) await this.takeBack(tx, match);
      return unmatched(tx, before, matches);
    });
  }

  /** Takes back what a match has made. Other lines that are the same payment are free then, too. */
  private async takeBack(
    tx: Transaction,
    { kind, is_made, payment_id, refund_id, bill_payment_id }: BankMatchEntity,
  ): Promise<void> {
    if (is_made && bill_payment_id !== null) {
      await this.money.takeBack(tx, bill_payment_id, UNDONE);
      await freeLines(tx, await new BankMatchesRepository(tx).ofBillPayment(bill_payment_id));
    }
    if (!is_made || payment_id === null) return;
    const target = { id: payment_id, seen: ANY_VERSION };
    if (kind === 'reversal') await restorePayment(tx, target);
    if (kind === 'refund' && refund_id !== null) await cancelPaymentRefund(tx, target, refund_id);
    if (kind !== 'payment') return;
    await reversePayment(tx, this.credit, { target, reason: UNDONE });
    await freeLines(tx, await new BankMatchesRepository(tx).ofPayment(payment_id));
  }

  /** The proposal that the outcomes are, which is kept beside them. */
  private async proposalFor(
    tx: Transaction,
    line: BankLineEntity,
    outcomes: readonly Outcome[],
  ): Promise<Proposal | undefined> {
    const { proposals } = await proposalsOf(tx, this.money, line);
    return proposals.find((proposal) => isSameOutcome(proposal.outcomes, outcomes));
  }
}

/** Raises `validation_failed` and `match_does_not_add_up`. */
function checkedOutcomes(details: readonly OutcomeDetails[], line: BankLineEntity): Outcome[] {
  const faults = outcomeFaults(details, line.currency);
  if (faults.length > 0) throw validationFailed(faults);
  const outcomes = details.map((one) => outcomeOf(one, line.currency));
  const left = line.amount - line.matched_amount;
  if (addsUp(outcomes, left)) return outcomes;
  throw doesNotAddUp({ left, sum: sumOfOutcomes(outcomes, line), currency: line.currency });
}
