import { scope, type Fates, type Stored, type TableResource } from '../../../platform/index.js';
import { BillEntity } from './entities/bill.entity.js';

/** What becomes of each column. `personal` says whether it may name or describe a person. */
export const billFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  status: { is: 'told', personal: false },
  kind: { is: 'told', personal: false },
  supplier_id: { is: 'told', personal: false },
  supplier_match: { is: 'told', personal: false },
  file_id: { is: 'told', personal: false },
  supplier_number: { is: 'told', personal: false },
  issue_date: { is: 'told', personal: false },
  received_on: { is: 'told', personal: false },
  due_date: { is: 'told', personal: false },
  currency: { is: 'told', personal: false },
  subtotal: { is: 'told' },
  tax_total: { is: 'told' },
  total: { is: 'told' },
  amount_payable: { is: 'told' },
  amount_paid: { is: 'told' },
  amount_discounted: { is: 'told' },
  payment_run_id: { is: 'told', personal: false },
  tax_breakdown: { is: 'told', personal: false },
  lines: { is: 'internal', personal: true },
  seller: { is: 'told', personal: true },
  buyer: { is: 'told', personal: true },
  payment: { is: 'told', personal: true },
  order_reference: { is: 'told', personal: true },
  reading: { is: 'internal', personal: false },
  differences: { is: 'told', personal: false },
  findings: { is: 'told', personal: false },
  accepted_findings: { is: 'told', personal: false },
  reason: { is: 'told', personal: true },
  note: { is: 'told', personal: true },
  metadata: { is: 'told', personal: true },
  opened_at: { is: 'told' },
  opened_by: { is: 'told', personal: false },
  approved_at: { is: 'told' },
  approved_by: { is: 'told', personal: false },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<BillEntity>;

/** The columns that the service writes. */
export type BillColumns = Readonly<
  Record<
    Exclude<keyof BillEntity, 'organization_id' | 'id' | 'version' | 'created_at' | 'updated_at'>,
    Stored
  >
>;

/** What suppliers ask to be paid. The scopes are those of received files, and of everything else that is bought. */
export const bills = {
  name: 'bills',
  noun: 'bill',
  idPrefix: 'bil',
  approve: scope('purchases:approve'),
  partEvents: {
    created: 'BillFacts',
    updated: 'BillFacts',
    opened: 'BillFacts',
    approved: 'BillFacts',
    paid: 'BillFacts',
    bank_details_confirmed: 'BillFacts',
    disputed: 'BillFacts',
    rejected: 'BillFacts',
    voided: 'BillFacts',
    deleted: 'BillFacts',
  },
  tags: [{ name: 'Bills', description: 'What suppliers ask you to pay.' }],
  entities: [BillEntity],
  table: 'bills',
  columns: (columns) => columns,
} as const satisfies TableResource<BillColumns>;
