import { scope, type Resource } from '../../../platform/index.js';
import { CreditNoteAllocationEntity } from './entities/credit-note-allocation.entity.js';
import { CreditNoteItemEntity } from './entities/credit-note-item.entity.js';
import { CreditNoteTermEntity } from './entities/credit-note-term.entity.js';
import { CreditNoteEntity } from './entities/credit-note.entity.js';

/** Amounts that are taken back from invoices. Whoever may read invoices may read these. */
export const creditNotes = {
  name: 'credit-notes',
  noun: 'credit note',
  idPrefix: 'crn',
  write: scope('credit_notes:write'),
  events: ['created', 'updated', 'voided', 'sent'],
  partEvents: { document_stored: 'DocumentFile' },
  tags: [{ name: 'Credit notes', description: 'What is taken back of invoices.' }],
  entities: [CreditNoteEntity, CreditNoteItemEntity, CreditNoteAllocationEntity, CreditNoteTermEntity],
} as const satisfies Resource;
