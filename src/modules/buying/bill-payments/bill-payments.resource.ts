import type { Fates, Resource } from '../../../platform/index.js';
import { BillPaymentAllocationEntity } from './entities/bill-payment-allocation.entity.js';
import { BillPaymentEntity } from './entities/bill-payment.entity.js';

/** What becomes of each column. `personal` says whether it may name or describe a person. */
export const billPaymentFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  supplier_id: { is: 'told', personal: false },
  currency: { is: 'told', personal: false },
  amount: { is: 'told' },
  unapplied_amount: { is: 'told' },
  method: { is: 'told', personal: false },
  paid_on: { is: 'told', personal: false },
  reference: { is: 'told', personal: true },
  note: { is: 'told', personal: true },
  metadata: { is: 'told', personal: true },
  reversed_at: { is: 'told' },
  reversal_reason: { is: 'told', personal: true },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<BillPaymentEntity>;

/** Money that went to suppliers. Its scopes are those of everything that is bought. */
export const billPayments = {
  name: 'bill-payments',
  noun: 'bill payment',
  idPrefix: 'bpy',
  partEvents: {
    created: 'SupplierPaymentFacts',
    updated: 'SupplierPaymentFacts',
    reversed: 'SupplierPaymentFacts',
    matched: 'PaymentLine',
    unmatched: 'PaymentLine',
  },
  tags: [{ name: 'Bill payments', description: 'Money that went to suppliers, and which bills it settles.' }],
  entities: [BillPaymentEntity, BillPaymentAllocationEntity],
} as const satisfies Resource;
