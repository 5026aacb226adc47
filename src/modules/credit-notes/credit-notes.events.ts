import { changeEvent, type DomainEvent } from '../../platform/index.js';
import { toCreditNoteDto } from './credit-notes.mapper.js';
import type { CreditNoteWithItems } from './entities/credit-note.entity.js';

export function creditNoteCreated(note: CreditNoteWithItems): DomainEvent {
  return { type: 'credit_note.created', objectId: note.id, object: toCreditNoteDto(note) };
}

/** It is updated when more of it is allocated or refunded. */
export function creditNoteChanged(
  type: 'credit_note.updated' | 'credit_note.voided',
  { before, now }: { readonly before: CreditNoteWithItems; readonly now: CreditNoteWithItems },
): DomainEvent {
  return changeEvent(type, now.id, { before: toCreditNoteDto(before), now: toCreditNoteDto(now) });
}

/** Everything of a credit note that never changes, in the form of the API: what is chained. */
export function issuedForm(note: CreditNoteWithItems): object {
  const {
    version: _version,
    status: _status,
    note: _note,
    metadata: _metadata,
    applied_amount: _applied,
    refunded_amount: _refunded,
    unapplied_amount: _unapplied,
    allocations: _allocations,
    available_actions: _availableActions,
    voided_at: _voidedAt,
    updated_at: _updatedAt,
    ...document
  } = toCreditNoteDto(note);
  return document;
}
