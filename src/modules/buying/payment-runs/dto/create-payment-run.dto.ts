import { Day, Each, Id } from '../../../../platform/fields.js';
import { bankAccounts } from '../../../bank/bank-accounts/bank-accounts.resource.js';
import { bills } from '../../bills/bills.resource.js';
import { TRANSFERS_MAX, type PaymentRunDetails } from '../domain/payment-run.js';
import { createPaymentRunExample, settlePaymentRunExample } from '../payment-runs.examples.js';

export class RunBillDto {
  @Id(bills, { description: 'An approved bill.' })
  bill_id!: string;
}

export class CreatePaymentRunDto implements PaymentRunDetails {
  static readonly example: object = createPaymentRunExample;

  @Id(bankAccounts, { description: 'The account that pays: in euros, and with an IBAN.' })
  bank_account_id!: string;

  @Day({
    description: 'When the bank is to execute it; today if not given.',
    example: '2026-12-01',
    optional: true,
  })
  execute_on?: string;

  @Each(() => RunBillDto, {
    description: 'Which bills it pays. Either this or `due_until`.',
    min: 1,
    max: TRANSFERS_MAX,
    optional: true,
  })
  bills?: RunBillDto[];

  @Day({
    description: 'It pays what is due by this day, and bills without a due date. Either this or `bills`.',
    example: '2026-12-07',
    optional: true,
  })
  due_until?: string;
}

export class SettlePaymentRunDto {
  static readonly example = settlePaymentRunExample;

  @Day({
    description: 'When the money went out; the day of the run if not given, but not after today.',
    example: '2026-12-01',
    optional: true,
  })
  paid_on?: string;
}
