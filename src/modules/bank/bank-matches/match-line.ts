import { sumOf } from '../../../kernel/money/allocation.js';
import type { MinorUnits } from '../../../kernel/money/amount.js';
import { ANY_VERSION, type Transaction } from '../../../platform/index.js';
import { lockedPayment } from '../../books/payments/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import {
  bankLineChanged,
  BankLinesRepository,
  type BankLineEntity,
  type MatchedBy,
} from '../bank-statements/index.js';
import { MatchingRulesRepository } from '../matching-rules/index.js';
import { paymentLineChanged } from './bank-matches.events.js';
import { BankMatchesRepository } from './bank-matches.repository.js';
import type { Outcome } from './domain/candidates.js';
import { signedAmount } from './domain/match-plan.js';
import type { Proposal } from './domain/match.js';
import type { BankMatchEntity } from './entities/bank-match.entity.js';
import { isNotFound } from './outcome-faults.js';
import { Outcomes, type Recorders } from './outcomes.js';
import type { NamedMoney } from './supplier-money.js';

/** What a locked line is. */
export interface Making {
  readonly line: BankLineEntity;
  /** They fit what is left of the line. */
  readonly outcomes: readonly Outcome[];
  /** Why, of each outcome; those that have none may be left out. */
  readonly reasons: readonly (string | undefined)[];
  /** The proposal that they are. */
  readonly proposal: Proposal | undefined;
  readonly by: MatchedBy;
}

/**
 * Says what a locked line is, or a part of it, and records what is not on record yet.
 *
 * Raises `validation_failed`, with pointers to the outcomes, and what recording raises.
 */
export async function matchLine(
  tx: Transaction,
  recorders: Recorders,
  making: Making,
): Promise<BankLineEntity> {
  const { line, outcomes, by } = making;
  for (const id of paymentsOf(outcomes)) await lockIfThere(tx, id);
  await recorders.money.hold(tx, suppliersMoneyOf(outcomes));
  const matches = await makeAll(tx, recorders, making);
  const matched_amount = line.matched_amount + sumOfOutcomes(outcomes, line);
  const isWhole = matched_amount === line.amount;
  const done = { state: 'matched', hold_until: null, note: null };
  const now = await new BankLinesRepository(tx).update(line, { matched_amount, ...(isWhole && done) });
  tx.announce(bankLineChanged('matched', { before: line, now, by }));
  for (const event of paymentLineChanged('matched', now, matches)) tx.announce(event);
  return now;
}

/** What outcomes come to, with the sign of the line. */
export function sumOfOutcomes(outcomes: readonly Outcome[], { amount }: BankLineEntity): MinorUnits {
  return sumOf(outcomes.map((outcome) => signedAmount(outcome, amount)));
}

async function makeAll(
  tx: Transaction,
  recorders: Recorders,
  { line, outcomes, reasons, proposal, by }: Making,
): Promise<BankMatchEntity[]> {
  const [maker, repository] = [new Outcomes(tx, recorders), new BankMatchesRepository(tx)];
  const { today } = await organizationToday(tx);
  const matches: BankMatchEntity[] = [];
  for (const [at, outcome] of outcomes.entries()) {
    const reason = reasons[at] ?? ('reason' in outcome ? outcome.reason : undefined);
    const said = {
      bank_line_id: line.id,
      kind: outcome.kind === 'payment_run' ? ('bill_payment' as const) : outcome.kind,
      amount: signedAmount(outcome, line.amount),
      ...NOTHING_MADE,
      reason: reason ?? null,
      verdict: proposal?.verdict ?? null,
      facts: proposal?.facts ?? [],
      matched_by: by,
      matching_rule_id: proposal?.rule?.id ?? null,
    };
    for (const made of await maker.make(outcome, { line, at, today, reason, by }))
      matches.push(await repository.insert({ ...said, ...made }));
  }
  if (proposal?.rule !== undefined) await new MatchingRulesRepository(tx).count(proposal.rule.id);
  return matches;
}

const NOTHING_MADE = {
  payment_id: null,
  refund_id: null,
  credit_note_id: null,
  refund_position: null,
  bill_payment_id: null,
  is_made: false,
} as const;

/** In the order of their ids, so that no deadlock occurs. */
function paymentsOf(outcomes: readonly Outcome[]): string[] {
  const ids = outcomes.flatMap((outcome) => ('payment_id' in outcome ? (outcome.payment_id ?? []) : []));
  return [...new Set(ids)].sort();
}

/** What of money to suppliers is named. */
function suppliersMoneyOf(outcomes: readonly Outcome[]): NamedMoney {
  return {
    payments: outcomes.flatMap((one) => ('bill_payment_id' in one ? one.bill_payment_id : [])),
    runs: outcomes.flatMap((one) => ('payment_run_id' in one ? one.payment_run_id : [])),
    bills: outcomes.flatMap((one) => ('bills' in one ? one.bills.map(({ bill_id }) => bill_id) : [])),
  };
}

/** One that is not there is a fault of its outcome, which is told later. */
async function lockIfThere(tx: Transaction, id: string): Promise<void> {
  await lockedPayment(tx, { id, seen: ANY_VERSION }).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
  });
}
