import type { Fates, Resource } from '../../../platform/index.js';
import { PaymentRunItemEntity } from './entities/payment-run-item.entity.js';
import { PaymentRunEntity } from './entities/payment-run.entity.js';

/** What becomes of each column. `personal` says whether it may name or describe a person. */
export const paymentRunFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  status: { is: 'told', personal: false },
  bank_account_id: { is: 'told', personal: false },
  execute_on: { is: 'told', personal: false },
  currency: { is: 'told', personal: false },
  total: { is: 'told' },
  transfers: { is: 'told' },
  left_out: { is: 'told', personal: false },
  file: { is: 'internal', personal: true },
  file_sha256: { is: 'told', personal: false },
  released_at: { is: 'told' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<PaymentRunEntity>;

/** Bills that are paid together. The scopes are those of everything that is bought. */
export const paymentRuns = {
  name: 'payment-runs',
  noun: 'payment run',
  idPrefix: 'prn',
  partEvents: {
    created: 'PaymentRunFacts',
    updated: 'PaymentRunFacts',
    released: 'PaymentRunFacts',
    settled: 'PaymentRunFacts',
    cancelled: 'PaymentRunFacts',
  },
  tags: [{ name: 'Payment runs', description: 'Bills that are paid together, and the file for the bank.' }],
  entities: [PaymentRunEntity, PaymentRunItemEntity],
} as const satisfies Resource;
