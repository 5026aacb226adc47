const [taxable, tax, rate] = [100, 19, 19];

/** What a caller may say of a bill. */
export const createBillExample = {
  supplier_id: 'sup_01h455vb4pex5vsknk084sn02q',
  supplier_number: '2026-311',
  issue_date: '2026-11-20',
  due_date: '2026-12-04',
  currency: 'EUR',
  subtotal: 100,
  tax_total: 19,
  total: 119,
  tax_breakdown: [{ category: 'S', rate, taxable, tax }],
  payment: { iban: 'DE89370400440532013000', reference: '2026-311' },
};

export const billFactsExample = {
  id: 'bil_01h455vb4pex5vsknk084sn02q',
  version: 1,
  status: 'draft',
  kind: 'invoice',
  supplier_id: 'sup_01h455vb4pex5vsknk084sn02q',
  file_id: null,
  issue_date: '2026-11-20',
  due_date: '2026-12-04',
  currency: 'EUR',
  total: 119,
  amount_payable: 119,
  amount_paid: 0,
  amount_discounted: 0,
  amount_due: 119,
  payment_run_id: null,
  opened_at: null,
  approved_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
} as const;

export const billLineExample = {
  description: 'Paper, A4',
  quantity: 20,
  unit: 'XPK',
  price: 5,
  net: 100,
  category: 'S',
  rate: 19,
} as const;

export const billApprovalExample = { approval_above: 1000, currency: 'EUR' };
