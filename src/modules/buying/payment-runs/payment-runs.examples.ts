const bank_account_id = 'bac_01h455vb4pex5vsknk084sn02q';
const bill_id = 'bil_01h455vb4pex5vsknk084sn02q';

export const createPaymentRunExample = { bank_account_id, execute_on: '2026-12-01', due_until: '2026-12-07' };

export const settlePaymentRunExample = { paid_on: '2026-12-01' };

export const paymentRunFactsExample = {
  id: 'prn_01h455vb4pex5vsknk084sn02q',
  version: 1,
  status: 'proposed',
  bank_account_id,
  execute_on: '2026-12-01',
  currency: 'EUR',
  total: 119,
  transfers: 1,
  file_sha256: null,
  released_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
} as const;

export const paymentRunItemExample = {
  bill_id,
  amount: 119,
  creditor_name: 'Analytical Paper GmbH',
  iban: 'DE89370400440532013000',
  remittance: '2026-311',
  payment_id: null,
};
