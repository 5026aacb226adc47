import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { Decimal } from '../../../kernel/money/decimal.js';
import { ANY_VERSION, type Target, type Transaction } from '../../../platform/index.js';
import { CreditNotesRepository } from '../../books/credit-notes/index.js';
import type { OwnCredit } from '../../books/invoices/index.js';
import {
  lockedPayment,
  orderReceipt,
  recordPayment,
  refundPayment,
  reversePayment,
  type PaymentWithAllocations,
} from '../../books/payments/index.js';
import { BankMatchesRepository } from './bank-matches.repository.js';
import type { Outcome } from './domain/candidates.js';
import { decimalOf } from './domain/match-plan.js';
import { faultAt, isNotFound, within } from './outcome-faults.js';
import { earlierOf, referenceOf, type Made, type Of, type OutcomePlace } from './outcome-place.js';
import { SupplierOutcomes } from './supplier-outcomes.js';
import type { SupplierMoney } from './supplier-money.js';

/** Who records what lines are. */
export interface Recorders {
  readonly credit: OwnCredit;
  readonly money: SupplierMoney;
}

/** Makes outcomes of a locked line by the rules of payments, or finds them on record. */
export class Outcomes {
  private readonly matches: BankMatchesRepository;
  private readonly credit: OwnCredit;
  private readonly ofSuppliers: SupplierOutcomes;

  constructor(
    private readonly tx: Transaction,
    { credit, money }: Recorders,
  ) {
    this.matches = new BankMatchesRepository(this.tx);
    this.credit = credit;
    this.ofSuppliers = new SupplierOutcomes(this.tx, money);
  }

  /** Raises `validation_failed`, with pointers to the outcome, and what paying and reversing raise. */
  async make(outcome: Outcome, place: OutcomePlace): Promise<readonly Made[]> {
    switch (outcome.kind) {
      case 'payment':
        return [await this.paid(outcome, place)];
      case 'recorded_payment':
        return [await this.recorded(outcome, place)];
      case 'reversal':
        return [await this.reversed(outcome, place)];
      case 'refund':
        return [await this.refunded(outcome, place)];
      case 'recorded_refund':
        return outcome.payment_id === null
          ? [await this.creditNoteRefunded(outcome, place)]
          : [await this.paymentRefunded(outcome, place)];
      case 'bill_payment':
        return [await this.ofSuppliers.paid(outcome, place)];
      case 'recorded_bill_payment':
        return [await this.ofSuppliers.recorded(outcome, place)];
      case 'payment_run':
        return this.ofSuppliers.executed(outcome, place);
      case 'fee':
      case 'ignore':
        return [{}];
    }
  }

  private async paid(outcome: Of<'payment'>, { line, today, at, by }: OutcomePlace): Promise<Made> {
    const { customer_id, amount, allocations } = outcome;
    const { currency, booked_on } = line;
    const decimal = (units: MinorUnits): Decimal => decimalOf(units, currency);
    const reference = referenceOf(line);
    const payment = await within(at, () =>
      recordPayment(this.tx, {
        customer_id,
        amount: decimal(amount),
        currency,
        method: 'bank_transfer',
        received_on: earlierOf(booked_on, today),
        ...(reference !== undefined && { reference }),
        allocations: allocations.map(({ invoice_id, amount: part, settle_rest }) => ({
          invoice_id,
          amount: decimal(part),
          ...(settle_rest !== undefined && { settle_rest }),
        })),
      }),
    );
    if (by !== 'auto_certain') await orderReceipt(this.tx, payment);
    return { payment_id: payment.id, is_made: true };
  }

  private async recorded(outcome: Of<'recorded_payment'>, place: OutcomePlace): Promise<Made> {
    const payment = await this.payment(outcome.payment_id, place);
    if (payment.reversed_at !== null) throw faultAt([place.at, 'payment_id'], 'not_allowed', REVERSED);
    const left = payment.amount - (await this.matches.matchedOf(payment.id));
    if (outcome.amount > left) throw faultAt([place.at, 'amount'], 'more_than_available', MATCHED);
    return { payment_id: payment.id };
  }

  private async reversed(outcome: Of<'reversal'>, place: OutcomePlace): Promise<Made> {
    const { id, amount, reversed_at } = await this.payment(outcome.payment_id, place);
    if (reversed_at !== null) throw faultAt([place.at, 'payment_id'], 'not_allowed', REVERSED);
    if (outcome.amount !== amount) throw faultAt([place.at, 'amount'], 'not_allowed', WHOLLY);
    const reason = place.reason ?? place.line.return_reason ?? undefined;
    await reversePayment(this.tx, this.credit, { target: targetOf(id), reason });
    return { payment_id: id, is_made: true };
  }

  private async refunded({ payment_id, amount }: Of<'refund'>, place: OutcomePlace): Promise<Made> {
    const before = await this.payment(payment_id, place);
    const { line, today, reason } = place;
    const known = new Set(before.refunds.map(({ id }) => id));
    const reference = referenceOf(line);
    const now = await within(place.at, () =>
      refundPayment(this.tx, targetOf(payment_id), {
        amount: decimalOf(amount, line.currency),
        method: 'bank_transfer',
        refunded_on: earlierOf(line.booked_on, today),
        ...(reference !== undefined && { reference }),
        ...(reason !== undefined && { reason }),
      }),
    );
    const refund = now.refunds.find(({ id }) => !known.has(id));
    return { payment_id, refund_id: refund?.id ?? null, is_made: true };
  }

  private async paymentRefunded(outcome: Of<'recorded_refund'>, place: OutcomePlace): Promise<Made> {
    const { id: payment_id } = await this.payment(outcome.payment_id ?? '', place);
    const refund_id = await this.matches.freeRefund(payment_id, outcome.amount);
    if (refund_id === undefined) throw faultAt([place.at, 'amount'], 'unknown_reference', NO_REFUND);
    return { payment_id, refund_id };
  }

  private async creditNoteRefunded(outcome: Of<'recorded_refund'>, place: OutcomePlace): Promise<Made> {
    const note = await new CreditNotesRepository(this.tx).lockById(outcome.credit_note_id ?? '');
    if (note === undefined) throw faultAt([place.at, 'credit_note_id'], 'unknown_reference', UNKNOWN_NOTE);
    if (note.currency !== place.line.currency)
      throw faultAt([place.at, 'credit_note_id'], 'wrong_currency', OTHER);
    const refund_position = await this.matches.freeCreditNoteRefund(note.id, outcome.amount);
    if (refund_position === undefined) throw faultAt([place.at, 'amount'], 'unknown_reference', NO_REFUND);
    return { credit_note_id: note.id, refund_position };
  }

  /** Locked. */
  private async payment(id: string, { line, at }: OutcomePlace): Promise<PaymentWithAllocations> {
    const payment = await lockedPayment(this.tx, targetOf(id)).catch((error: unknown) => {
      if (isNotFound(error)) throw faultAt([at, 'payment_id'], 'unknown_reference', UNKNOWN_PAYMENT);
      throw error;
    });
    if (payment.currency !== line.currency) throw faultAt([at, 'payment_id'], 'wrong_currency', OTHER);
    return payment;
  }
}

const REVERSED = 'This payment is reversed.';
const MATCHED = 'Lines are more than this of the payment already, or it is less.';
const WHOLLY = 'A payment is reversed wholly: this must be its amount.';
const NO_REFUND = 'No refund of this amount is on record that is no line’s yet.';
const UNKNOWN_NOTE = 'There is no credit note with this identifier.';
const UNKNOWN_PAYMENT = 'There is no payment with this identifier.';
const OTHER = 'The line is in another currency.';

function targetOf(id: string): Target {
  return { id, seen: ANY_VERSION };
}
