import { sumOf } from '../../../kernel/money/allocation.js';
import type { Transaction } from '../../../platform/index.js';
import { BankMatchesRepository } from './bank-matches.repository.js';
import { faultAt, within } from './outcome-faults.js';
import { earlierOf, referenceOf, type Made, type Of, type OutcomePlace } from './outcome-place.js';
import type { SupplierMoney } from './supplier-money.js';

/** Makes outcomes of money that went to suppliers, or finds them on record. */
export class SupplierOutcomes {
  private readonly matches: BankMatchesRepository;

  constructor(
    private readonly tx: Transaction,
    private readonly money: SupplierMoney,
  ) {
    this.matches = new BankMatchesRepository(this.tx);
  }

  /** Raises `validation_failed` and `insufficient_scope`. */
  async paid({ supplier_id, amount, bills }: Of<'bill_payment'>, place: OutcomePlace): Promise<Made> {
    const { line, today, at } = place;
    const bill_payment_id = await within(at, () =>
      this.money.pay(this.tx, {
        ...{ supplier_id, amount, bills, currency: line.currency },
        ...{ bank_account_id: line.bank_account_id, booked_on: line.booked_on },
        paid_on: earlierOf(line.booked_on, today),
        reference: referenceOf(line),
      }),
    );
    return { bill_payment_id, is_made: true };
  }

  /** Raises `validation_failed`. */
  async recorded(outcome: Of<'recorded_bill_payment'>, { line, at }: OutcomePlace): Promise<Made> {
    const payment = await this.money.recorded(this.tx, outcome.bill_payment_id);
    const field = [at, 'bill_payment_id'] as const;
    if (payment === undefined) throw faultAt(field, 'unknown_reference', UNKNOWN);
    if (payment.currency !== line.currency) throw faultAt(field, 'wrong_currency', OTHER);
    if (payment.is_reversed) throw faultAt(field, 'not_allowed', REVERSED);
    const left = payment.amount - (await this.matches.matchedOfBillPayment(payment.id));
    if (outcome.amount > left) throw faultAt([at, 'amount'], 'more_than_available', MATCHED);
    return { bill_payment_id: payment.id };
  }

  /** A match for each transfer, so that each payment has its line. Raises `validation_failed`. */
  async executed({ payment_run_id, amount }: Of<'payment_run'>, place: OutcomePlace): Promise<Made[]> {
    const { line, today, at } = place;
    const { bank_account_id, booked_on, currency } = line;
    const run = {
      id: payment_run_id,
      bank_account_id,
      booked_on,
      currency,
      paid_on: earlierOf(booked_on, today),
    };
    const payments = await this.money.execute(this.tx, run);
    if (payments === undefined) throw faultAt([at, 'payment_run_id'], 'unknown_reference', NO_RUN);
    if (sumOf(payments.map((one) => one.amount)) !== amount)
      throw faultAt([at, 'amount'], 'not_allowed', RUN_WHOLLY);
    return payments.map(({ id: bill_payment_id, amount: part, is_made }) => {
      return {
        kind: is_made ? 'bill_payment' : 'recorded_bill_payment',
        amount: -part,
        bill_payment_id,
        is_made,
      };
    });
  }
}

const UNKNOWN = 'There is no payment to a supplier with this identifier.';
const OTHER = 'The line is in another currency.';
const REVERSED = 'This payment is reversed.';
const MATCHED = 'Lines are more than this of the payment already, or it is less.';
const NO_RUN =
  'There is no payment run with this identifier that this account was to execute, and was released or settled before.';
const RUN_WHOLLY = 'This must be what no line is yet of the run.';
