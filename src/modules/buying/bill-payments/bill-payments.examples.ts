const bill_id = 'bil_01h455vb4pex5vsknk084sn02q';
const supplier_id = 'sup_01h455vb4pex5vsknk084sn02q';

export const createBillPaymentExample = {
  supplier_id,
  amount: 116.62,
  currency: 'EUR',
  method: 'bank_transfer',
  paid_on: '2026-11-20',
  reference: '2026-311',
  allocations: [{ bill_id, amount: 116.62, discount: 2.38 }],
} as const;

export const allocateBillPaymentExample = { allocations: [{ bill_id, amount: 40 }] };

export const unallocateBillPaymentExample = { allocations: [{ bill_id }] };

export const reverseBillPaymentExample = { reason: 'The bank sent it back.' };

export const billPaymentFactsExample = {
  id: 'bpy_01h455vb4pex5vsknk084sn02q',
  version: 1,
  status: 'recorded',
  supplier_id,
  currency: 'EUR',
  amount: 116.62,
  unapplied_amount: 0,
  method: 'bank_transfer',
  paid_on: '2026-11-20',
  reversed_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
} as const;

export const billAllocationExample = {
  bill_id,
  amount: 116.62,
  discount: 2.38,
  is_credit: false,
  created_at: '2026-11-21T10:00:00.000Z',
} as const;

const aging = ['not_due', '1_30', '31_60', '61_90', 'over_90'].map((bucket) => ({
  ...{ bucket, amount: bucket === 'not_due' ? 119 : 0, bills: bucket === 'not_due' ? 1 : 0 },
}));

const figures = { currency: 'EUR', due: 119, overdue: 0, disputed: 0, credit: 20 };

export const supplierBalanceExample = { data: [{ ...figures }] };

export const payablesExample = {
  as_of: '2026-11-21',
  time_zone: 'Europe/Berlin',
  data: [{ ...figures, aging }],
};
