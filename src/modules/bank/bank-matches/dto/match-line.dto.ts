import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Amount, Each, Id, OneOf, Text } from '../../../../platform/fields.js';
import { creditNotes } from '../../../books/credit-notes/credit-notes.resource.js';
import { customers } from '../../../books/customers/customers.resource.js';
import { ALLOCATIONS_MAX, CreateAllocationDto } from '../../../books/invoices/index.js';
import { payments } from '../../../books/payments/payments.resource.js';
import { outcomeKinds, type OutcomeKind } from '../domain/candidates.js';
import type { OutcomeDetails } from '../domain/match-plan.js';

/** A line that is more things is a sum that its payers have to be asked about. */
const OUTCOMES_MAX = 100;

export class MatchOutcomeDto implements OutcomeDetails {
  @OneOf(outcomeKinds, {
    description:
      '`payment` is recorded, `recorded_payment` was; `reversal` takes a payment back that did come in before; ' +
      '`refund` is recorded, `recorded_refund` was; `fee` is what the bank kept; `ignore` has nothing to do with ' +
      'the books.',
    example: 'ignore',
  })
  kind!: OutcomeKind;

  @Amount({
    zero: 'refused',
    description: 'How much it is. A fee, a refund and a reversal are money that goes out.',
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
