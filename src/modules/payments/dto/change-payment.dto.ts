import { Each, Text } from '../../../platform/fields.js';
import { ALLOCATIONS_MAX, CreateAllocationDto } from '../../invoices/index.js';
import { allocatePaymentExample, reversePaymentExample } from '../payments.examples.js';

export class AllocatePaymentDto {
  static readonly example = allocatePaymentExample;

  @Each(() => CreateAllocationDto, {
    description: 'Which invoices the rest of it settles.',
    min: 1,
    max: ALLOCATIONS_MAX,
  })
  allocations!: CreateAllocationDto[];
}

export class ReversePaymentDto {
  static readonly example = reversePaymentExample;

  @Text({
    description: 'Why it is taken back.',
    example: 'The direct debit bounced.',
    max: 255,
    optional: true,
  })
  reason?: string;
}
