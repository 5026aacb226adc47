import { paymentMethods, type PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Amount, Currency, Day, Each, Id, Metadata, OneOf, Text } from '../../../../platform/fields.js';
import { bills } from '../../bills/bills.resource.js';
import { suppliers } from '../../suppliers/suppliers.resource.js';
import {
  allocateBillPaymentExample,
  createBillPaymentExample,
  reverseBillPaymentExample,
  unallocateBillPaymentExample,
} from '../bill-payments.examples.js';
import type { BillAllocationDetails, BillPaymentDetails } from '../domain/bill-payment.js';

const ALLOCATIONS_MAX = 100;

export class CreateBillAllocationDto implements BillAllocationDetails {
  @Id(bills, { description: 'An approved bill or credit note of the supplier.' })
  bill_id!: string;

  @Amount({
    description:
      'How much of what is due, without a sign. That of a credit note adds to the money of the payment.',
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

export class CreateSupplierPaymentDto implements BillPaymentDetails {
  static readonly example = createBillPaymentExample;

  @Id(suppliers, { description: 'Who was paid.' })
  supplier_id!: string;

  @Amount({ description: 'How much went out; 0 where credit notes settle bills.', example: 116.62 })
  amount!: Decimal;

  @Currency({ description: 'Else that of the supplier, else that of the organization.', optional: true })
  currency?: CurrencyCode;

  @OneOf(paymentMethods, { description: 'How it went out.', example: 'bank_transfer' })
  method!: PaymentMethod;

  @Day({ description: 'When it went out; today if not given.', example: '2026-11-20', optional: true })
  paid_on?: string;

  @Text({ description: 'What the payment said.', example: '2026-311', max: 255, optional: true })
  reference?: string;

  @Text({ description: 'A note for yourselves.', example: 'Paid at the counter.', max: 4000, optional: true })
  note?: string;

  @Metadata()
  metadata?: Record<string, string>;

  @Each(() => CreateBillAllocationDto, {
    description:
      'Which bills it settles. What is left is kept with the supplier, and can be allocated later.',
    max: ALLOCATIONS_MAX,
    optional: true,
  })
  allocations?: CreateBillAllocationDto[];
}

export class AllocateSupplierPaymentDto {
  static readonly example = allocateBillPaymentExample;

  @Each(() => CreateBillAllocationDto, {
    description: 'Which bills the rest of it settles.',
    min: 1,
    max: ALLOCATIONS_MAX,
  })
  allocations!: CreateBillAllocationDto[];
}

export class BillUnallocationDto {
  @Id(bills, { description: 'A bill that it settles, and shall settle no longer.' })
  bill_id!: string;
}

export class UnallocateSupplierPaymentDto {
  static readonly example = unallocateBillPaymentExample;

  @Each(() => BillUnallocationDto, {
    description: 'From which bills it is taken back, wholly.',
    min: 1,
    max: ALLOCATIONS_MAX,
  })
  allocations!: BillUnallocationDto[];
}

export class ReverseSupplierPaymentDto {
  static readonly example = reverseBillPaymentExample;

  @Text({ description: 'Why it is taken back.', example: 'The bank sent it back.', max: 255 })
  reason!: string;
}
