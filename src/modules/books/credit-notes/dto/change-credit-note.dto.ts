import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Amount, Each, Metadata, Text } from '../../../../platform/fields.js';
import { ALLOCATIONS_MAX, CreateAllocationDto } from '../../invoices/index.js';
import type { CreditNoteRemarks } from '../domain/credit-note.js';
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

export class RefundCreditNoteDto {
  static readonly example = refundCreditNoteExample;

  @Amount({
    zero: 'refused',
    description: 'How much was paid out; all of the credit when it is not said.',
    example: 0.25,
    optional: true,
  })
  amount?: Decimal;
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

  @Metadata()
  metadata?: Record<string, string>;
}
