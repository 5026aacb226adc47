import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import { toCreditNoteDto } from './credit-notes.mapper.js';
import type { CreditNoteWithItems } from './entities/credit-note.entity.js';

export function creditNoteCreated(note: CreditNoteWithItems): DomainEvent {
  return { type: 'credit_note.created', objectId: note.id, object: toCreditNoteDto(note) };
}

/** It is updated when more of it is allocated or refunded. */
export function creditNoteChanged(
  type: 'credit_note.updated' | 'credit_note.voided' | 'credit_note.sent',
  { before, now }: { readonly before: CreditNoteWithItems; readonly now: CreditNoteWithItems },
): DomainEvent {
  return changeEvent(type, now.id, { before: toCreditNoteDto(before), now: toCreditNoteDto(now) });
}
