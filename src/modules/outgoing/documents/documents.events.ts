import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import { creditNotes } from '../../books/credit-notes/credit-notes.resource.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import type { IssuedFileSummary } from './documents.repository.js';

export function documentSettingsUpdated(
  organizationId: string,
  change: { readonly before: object; readonly now: object },
): DomainEvent {
  return changeEvent('document_settings.updated', organizationId, change);
}

/** An original was made. Its object is the file, without its bytes. */
export function documentStored(
  { type, id }: { readonly type: 'invoice' | 'credit_note'; readonly id: string },
  file: IssuedFileSummary,
): DomainEvent {
  const { idPrefix } = type === 'invoice' ? invoices : creditNotes;
  const object = {
    document_id: toTypeId(idPrefix, id),
    format: file.format,
    media_type: file.media_type,
    filename: file.filename,
    state: 'stored',
    errors: 0,
    size: file.size,
    sha256: file.sha256.toString('hex'),
    rules: file.rules,
    created_at: instantText(file.created_at),
  };
  return { type: `${type}.document_stored`, objectId: id, object };
}
