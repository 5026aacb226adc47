import type { SendStatementDetails } from './domain/send-statement.js';

const invoice = {
  date: '2026-11-21',
  type: 'invoice' as const,
  object_id: 'inv_01h455vb4pex5vsknk084sn02q',
  number: 'INV-2026-00001',
  due_date: '2026-12-05',
  amount: 1420.56,
  balance: 1420.56,
};

const payment = {
  date: '2026-11-22',
  type: 'payment' as const,
  object_id: 'pay_01h455vb4pex5vsknk084sn02q',
  number: 'INV-2026-00001',
  due_date: null,
  amount: -420.56,
  balance: 1000,
};

export const statementExample = {
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  customer_name: 'Difference Engines GmbH',
  currency: 'EUR',
  from: '2026-09-01',
  to: '2026-11-22',
  as_of: '2026-11-22',
  time_zone: 'Europe/Berlin',
  opening_balance: 0,
  debit_total: 1420.56,
  credit_total: 420.56,
  closing_balance: 1000,
  entries: [invoice, payment],
  open_invoices: [
    {
      invoice_id: 'inv_01h455vb4pex5vsknk084sn02q',
      number: 'INV-2026-00001',
      issue_date: '2026-11-21',
      due_date: '2026-12-05',
      days_overdue: 0,
      total: 1420.56,
      amount_due: 1000,
    },
  ],
  aging: [
    { bucket: 'not_due', amount: 1000, invoices: 1 },
    { bucket: '1_30', amount: 0, invoices: 0 },
    { bucket: '31_60', amount: 0, invoices: 0 },
    { bucket: '61_90', amount: 0, invoices: 0 },
    { bucket: 'over_90', amount: 0, invoices: 0 },
  ],
  unapplied_credit: 0,
};

export const sendStatementExample: SendStatementDetails = {
  period_from: '2026-09-01',
  currency: 'EUR',
  to: ['ap@example.com'],
  language: 'de',
};
