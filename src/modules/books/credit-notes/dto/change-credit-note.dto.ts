import { paymentMethods, type PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Amount, Day, Each, MetadataChanges, OneOf, Text } from '../../../../platform/fields.js';
import { ALLOCATIONS_MAX, CreateAllocationDto } from '../../invoices/index.js';
import type { CreditNoteRemarks } from '../domain/credit-note.js';
import type { CreditRefundDetails } from '../domain/credit-refund.js';
import {
  allocateCreditNoteExample,
  creditNoteRemarksExample,
  refundCreditNoteExample,
} from '../credit-notes.examples.js';

export class AllocateCreditNoteDto {
  static readonly example = allocateCreditNoteExample;

  @Each(() => CreateAllocationDto, {
    description: 'Which invoices the credit settles.',
    min: 1,
    max: ALLOCATIONS_MAX,
  })
  allocations!: CreateAllocationDto[];
}

export class RefundCreditNoteDto implements CreditRefundDetails {
  static readonly example = refundCreditNoteExample;

  @Amount({
    zero: 'refused',
    description: 'How much was paid out; all of the credit when it is not said.',
    example: 0.25,
    optional: true,
  })
  amount?: Decimal;

  @OneOf(paymentMethods, { description: 'How it went out.', example: 'bank_transfer', optional: true })
  method?: PaymentMethod;

  @Day({
    description: 'When it went out: not before the credit note, and at the latest today; today by default.',
    example: '2026-11-21',
    optional: true,
  })
  refunded_on?: string;

  @Text({
    description: 'What the bank statement says of it.',
    example: 'Refund 4711',
    max: 255,
    optional: true,
  })
  reference?: string;
}

/** The fields of a credit note that may change in any state. Null removes a value; a missing field stays as it is. */
export class CreditNoteRemarksDto implements CreditNoteRemarks {
  static readonly example = creditNoteRemarksExample;

  @Text({
    description: 'A note for yourselves.',
    example: 'Agreed on the phone.',
    max: 4000,
    optional: true,
    erasable: true,
  })
  note?: string | null;

  @MetadataChanges()
  metadata?: Record<string, string | null> | null;
}
