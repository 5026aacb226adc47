import { Injectable } from '@nestjs/common';
import { sumOf } from '../../../kernel/money/allocation.js';
import { ANY_VERSION, type Transaction } from '../../../platform/index.js';
import { MatchedLines, type HeldLines } from '../../books/payments/index.js';
import { bankLineChanged, BankLinesRepository, type BankLineEntity } from '../bank-statements/index.js';
import { paymentLineChanged } from './bank-matches.events.js';
import { BankMatchesRepository } from './bank-matches.repository.js';
import type { BankMatchEntity } from './entities/bank-match.entity.js';

/** Frees the lines of payments that did not come in, and of refunds that did not go out. */
@Injectable()
export class LinesOfPayments extends MatchedLines {
  override async hold(tx: Transaction, paymentId: string): Promise<HeldLines> {
    const matches = new BankMatchesRepository(tx);
    await lockLines(tx, await matches.namingPayment(paymentId));
    return { free: async (refundId) => freeLines(tx, await matches.ofPayment(paymentId, refundId)) };
  }
}

/** Holds the lines of a payment to a supplier, before that is locked. Freeing them says that it did not go out. */
export async function heldLinesOfSupplier(
  tx: Transaction,
  billPaymentId: string,
): Promise<Pick<HeldLines, 'free'>> {
  const matches = new BankMatchesRepository(tx);
  await lockLines(tx, await matches.ofBillPayment(billPaymentId));
  return { free: async () => freeLines(tx, await matches.ofBillPayment(billPaymentId)) };
}

async function lockLines(tx: Transaction, matches: readonly BankMatchEntity[]): Promise<void> {
  const lines = new BankLinesRepository(tx);
  for (const id of lineIdsOf(matches)) await lines.lock({ id, seen: ANY_VERSION });
}

/** Undoes matches: what they say of their lines is to be said again. */
export async function freeLines(tx: Transaction, matches: readonly BankMatchEntity[]): Promise<void> {
  const lines = new BankLinesRepository(tx);
  await new BankMatchesRepository(tx).undo(matches.map(({ id }) => id));
  for (const id of lineIdsOf(matches)) {
    const before = await lines.lock({ id, seen: ANY_VERSION });
    const own = matches.filter(({ bank_line_id }) => bank_line_id === id);
    await unmatched(tx, before, own);
  }
}

/** Takes matches off what a locked line is by now. */
export async function unmatched(
  tx: Transaction,
  before: BankLineEntity,
  matches: readonly BankMatchEntity[],
): Promise<BankLineEntity> {
  const matched_amount = before.matched_amount - sumOf(matches.map(({ amount }) => amount));
  const state = before.state === 'matched' ? 'new' : before.state;
  const now = await new BankLinesRepository(tx).update(before, { matched_amount, state });
  tx.announce(bankLineChanged('unmatched', { before, now }));
  for (const event of paymentLineChanged('unmatched', now, matches)) tx.announce(event);
  return now;
}

function lineIdsOf(matches: readonly BankMatchEntity[]): string[] {
  return [...new Set(matches.map(({ bank_line_id }) => bank_line_id))].sort();
}
