export { CreditNoteAllocationEntity } from './entities/credit-note-allocation.entity.js';
export { CreditNoteItemEntity } from './entities/credit-note-item.entity.js';
export { CreditNoteEntity } from './entities/credit-note.entity.js';
