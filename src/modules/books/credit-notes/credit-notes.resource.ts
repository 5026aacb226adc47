import { scope, type Fates, type Resource } from '../../../platform/index.js';
import { CreditNoteAllocationEntity } from './entities/credit-note-allocation.entity.js';
import { CreditNoteItemEntity } from './entities/credit-note-item.entity.js';
import { CreditNoteRefundEntity } from './entities/credit-note-refund.entity.js';
import { CreditNoteTermEntity } from './entities/credit-note-term.entity.js';
import { CreditNoteEntity } from './entities/credit-note.entity.js';

/** What becomes of each column. */
export const creditNoteFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  status: { is: 'told', personal: false },
  number: { is: 'told', personal: false },
  number_end: { is: 'internal', personal: false },
  invoice_id: { is: 'told', personal: false },
  invoice_number: { is: 'told', personal: false },
  customer_id: { is: 'told', personal: false },
  customer_name: { is: 'told', personal: true },
  currency: { is: 'told', personal: false },
  issue_date: { is: 'told', personal: false },
  reason: { is: 'told', personal: false },
  message: { is: 'told', personal: true },
  note: { is: 'told', personal: true },
  metadata: { is: 'told', personal: true },
  seller: { is: 'whole', personal: false },
  buyer: { is: 'whole', personal: true },
  tax_breakdown: { is: 'told', personal: false },
  subtotal: { is: 'told' },
  tax_total: { is: 'told' },
  total: { is: 'told' },
  withholdings: { is: 'told', personal: false },
  withholding_total: { is: 'told' },
  payable_rounding: { is: 'told' },
  applied_amount: { is: 'told' },
  refunded_amount: { is: 'told' },
  unapplied_amount: { is: 'told' },
  voided_at: { is: 'told' },
  sent_at: { is: 'told' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<CreditNoteEntity>;

/** Amounts that are taken back from invoices. Whoever may read invoices may read these. */
export const creditNotes = {
  name: 'credit-notes',
  noun: 'credit note',
  idPrefix: 'crn',
  write: scope('credit_notes:write'),
  events: ['created', 'updated', 'voided', 'sent'],
  partEvents: { document_stored: 'DocumentFile' },
  tags: [{ name: 'Credit notes', description: 'What is taken back of invoices.' }],
  entities: [
    CreditNoteEntity,
    CreditNoteItemEntity,
    CreditNoteAllocationEntity,
    CreditNoteTermEntity,
    CreditNoteRefundEntity,
  ],
} as const satisfies Resource;
