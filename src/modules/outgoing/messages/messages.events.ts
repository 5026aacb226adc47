import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { ShownMailSettings } from './domain/mail-settings.js';
import type { MessageEntity } from './entities/message.entity.js';
import { toMailSettingsDto, toMessageDto } from './messages.mapper.js';

type MessageChange =
  'queued' | 'sent' | 'logged' | 'failed' | 'unconfirmed' | 'cancelled' | 'bounced' | 'complained';

/** Tells what became of a message. A new one has no state before. */
export function messageChanged(
  type: `message.${MessageChange}`,
  { before, now }: { readonly before?: MessageEntity; readonly now: MessageEntity },
): DomainEvent {
  const object = toMessageDto(now);
  if (before === undefined) return { type, objectId: now.id, object };
  return changeEvent(type, now.id, { before: toMessageDto(before), now: object });
}

/** A statement of account has left, which is of the history of its customer. The object is the message. */
export function statementSent(message: MessageEntity): DomainEvent {
  return { type: 'statement.sent', objectId: message.object_id, object: toMessageDto(message) };
}

export function mailSettingsUpdated(
  organizationId: string,
  { before, now }: { readonly before: ShownMailSettings; readonly now: ShownMailSettings },
): DomainEvent {
  const change = { before: toMailSettingsDto(before), now: toMailSettingsDto(now) };
  return changeEvent('mail_settings.updated', organizationId, change);
}
