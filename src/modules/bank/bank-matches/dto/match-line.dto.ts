import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Amount, Each, Id, OneOf, Text } from '../../../../platform/fields.js';
import { creditNotes } from '../../../books/credit-notes/credit-notes.resource.js';
import { customers } from '../../../books/customers/customers.resource.js';
import { ALLOCATIONS_MAX, CreateAllocationDto } from '../../../books/invoices/index.js';
import { payments } from '../../../books/payments/payments.resource.js';
import { billPayments } from '../../../buying/bill-payments/bill-payments.resource.js';
import { bills } from '../../../buying/bills/bills.resource.js';
import { paymentRuns } from '../../../buying/payment-runs/payment-runs.resource.js';
import { suppliers } from '../../../buying/suppliers/suppliers.resource.js';
import { outcomeKinds, type OutcomeKind } from '../domain/candidates.js';
import type { OutcomeDetails } from '../domain/match-plan.js';

/** A line that is more things is a sum that its payers have to be asked about. */
const OUTCOMES_MAX = 100;

/** What a payment to a supplier settles. Here, because the house of the bank knows no slice that buys. */
export class BankBillAllocationDto {
  @Id(bills, { description: 'An approved bill or credit note of the supplier.' })
  bill_id!: string;

  @Amount({
    description: 'How much of what is due, without a sign; that of a credit note adds to the money.',
    example: 116.62,
    zero: 'refused',
  })
  amount!: Decimal;

  @Amount({
    description: 'What the supplier lets go for paying early: all that is left of the bill then.',
    example: 2.38,
    zero: 'refused',
    optional: true,
  })
  discount?: Decimal;
}

export class MatchOutcomeDto implements OutcomeDetails {
  @OneOf(outcomeKinds, {
    description:
      '`payment` is recorded, `recorded_payment` was; `reversal` takes a payment back that did come in before; ' +
      '`refund` is recorded, `recorded_refund` was; `bill_payment` to a supplier is recorded, ' +
      '`recorded_bill_payment` was; `payment_run` was executed as one amount; `fee` is what the bank kept; `ignore` ' +
      'has nothing to do with the books.',
    example: 'ignore',
  })
  kind!: OutcomeKind;

  @Amount({
    zero: 'refused',
    description:
      'How much it is. A fee, a refund, a reversal and what suppliers get are money that goes out.',
    example: 1,
  })
  amount!: Decimal;

  @Id(customers, { description: 'Who pays, for `payment`.', optional: true })
  customer_id?: string;

  @Each(() => CreateAllocationDto, {
    description: 'Which invoices a `payment` settles. What is left is the customer’s credit.',
    max: ALLOCATIONS_MAX,
    optional: true,
  })
  allocations?: CreateAllocationDto[];

  @Id(payments, { description: 'The payment that it is, or that it is of.', optional: true })
  payment_id?: string;

  @Id(creditNotes, { description: 'The credit note that a `recorded_refund` is of.', optional: true })
  credit_note_id?: string;

  @Id(suppliers, { description: 'Who was paid, for `bill_payment`.', optional: true })
  supplier_id?: string;

  @Each(() => BankBillAllocationDto, {
    description: 'Which bills a `bill_payment` settles. What is left is kept with the supplier.',
    max: ALLOCATIONS_MAX,
    optional: true,
  })
  bills?: BankBillAllocationDto[];

  @Id(billPayments, { description: 'The payment to a supplier that it is.', optional: true })
  bill_payment_id?: string;

  @Id(paymentRuns, {
    description: 'The run that it is, for `payment_run`: `amount` is what no line is yet of it.',
    optional: true,
  })
  payment_run_id?: string;

  @Text({ description: 'Why; needed for `ignore`.', example: 'A private part.', max: 500, optional: true })
  reason?: string;
}

export class MatchLineDto {
  static readonly example: object = { outcomes: [{ kind: 'ignore', amount: 1, reason: 'A private part.' }] };

  @Each(() => MatchOutcomeDto, {
    description: 'What the line is, or a part of it: together no more than what is left of it.',
    min: 1,
    max: OUTCOMES_MAX,
  })
  outcomes!: MatchOutcomeDto[];
}
