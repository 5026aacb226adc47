import type {
  ReceiptFigures,
  ReminderFigures,
  StatementFigures,
} from '../../../../src/modules/outgoing/documents/rendering/index.js';

const OPEN = [
  {
    number: 'INV-2026-00031',
    issue_date: '2026-08-20',
    due_date: '2026-09-03',
    days_overdue: 82,
    total: '1190.00',
  },
  {
    number: 'INV-2026-00044',
    issue_date: '2026-10-30',
    due_date: '2026-11-13',
    days_overdue: 11,
    total: '2380.50',
  },
  {
    number: 'INV-2026-00052',
    issue_date: '2026-11-20',
    due_date: '2026-12-04',
    days_overdue: 0,
    total: '87.65',
  },
].map((one) => ({ ...one, amount_due: one.total }));

/** An account with a payment and three invoices, one of them late and one very late. */
export const statement: StatementFigures = {
  currency: 'EUR',
  from: '2026-08-01',
  to: '2026-11-24',
  as_of: '2026-11-24',
  opening_balance: '250.00',
  debit_total: '3658.15',
  credit_total: '250.00',
  closing_balance: '3658.15',
  entries: [
    {
      date: '2026-08-03',
      type: 'payment',
      number: 'RF18 5390',
      due_date: null,
      amount: '-250.00',
      balance: '0.00',
    },
    ...OPEN.map(({ number, issue_date, due_date, total }, at) => ({
      ...{ date: issue_date, type: 'invoice' as const, number, due_date, amount: total },
      balance: ['1190.00', '3570.50', '3658.15'][at] ?? '',
    })),
  ],
  open_invoices: OPEN,
  aging: [
    { bucket: 'not_due', amount: '87.65' },
    { bucket: '1_30', amount: '2380.50' },
    { bucket: '31_60', amount: '0.00' },
    { bucket: '61_90', amount: '1190.00' },
    { bucket: 'over_90', amount: '0.00' },
  ],
  unapplied_credit: '0.00',
};

/** The letter of a reminder about two of them. */
export const reminderOf = (step: ReminderFigures['step']): ReminderFigures => ({
  step,
  currency: 'EUR',
  as_of: '2026-11-24',
  pay_by: '2026-12-04',
  invoices: OPEN.slice(0, 2),
  amount_due: '3570.50',
  fee: step === 1 ? null : '5.00',
  total: step === 1 ? '3570.50' : '3575.50',
  payment_reference: 'RF18539007547034',
});

/** A payment of two invoices, one with the discount for paying early and one in part, with a rest that is credit. */
export const receipt: ReceiptFigures = {
  currency: 'EUR',
  as_of: '2026-11-24',
  received_on: '2026-11-23',
  method: 'bank_transfer',
  reference: 'RF18 5390 0754 7034',
  amount: '2500.00',
  invoices: [
    {
      number: 'INV-2026-00044',
      issue_date: '2026-11-16',
      total: '2380.50',
      paid: '2332.89',
      deduction: { kind: 'discount', amount: '47.61' },
      open: '0.00',
    },
    {
      number: 'INV-2026-00052',
      issue_date: '2026-11-20',
      total: '87.65',
      paid: '50.00',
      deduction: null,
      open: '37.65',
    },
  ],
  applied: '2382.89',
  refunded: '17.11',
  credit: '100.00',
  open: '37.65',
};
