import type { Decimal } from '../../../kernel/money/decimal.js';
import { Amount, Each } from '../../../platform/fields.js';
import { ALLOCATIONS_MAX, CreateAllocationDto } from '../../invoices/index.js';
import { allocateCreditNoteExample, refundCreditNoteExample } from '../credit-notes.examples.js';

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
