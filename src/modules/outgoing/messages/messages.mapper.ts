import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { creditNotes } from '../../books/credit-notes/credit-notes.resource.js';
import { customers } from '../../books/customers/customers.resource.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { payments } from '../../books/payments/payments.resource.js';
import { quotes } from '../../selling/quotes/quotes.resource.js';
import { messageActionsOf } from './domain/message-lifecycle.js';
import { subjectOf, type MessageAttachment } from './domain/message.js';
import { placeholdersOf } from './domain/template.js';
import type { MailSettingsDto } from './dto/mail-settings.dto.js';
import type { MailTemplateDto } from './dto/mail-template.dto.js';
import type { MessageContentDto, MessagePreviewDto } from './dto/message-content.dto.js';
import type { MessageAttachmentDto, MessageDetailsDto, MessageDto } from './dto/message.dto.js';
import type { MessageAttemptEntity } from './entities/message-attempt.entity.js';
import type { MessageEntity, MessageSummary } from './entities/message.entity.js';
import type { ShownMailSettings } from './domain/mail-settings.js';
import type { StoredTemplate } from './templates/mail-templates.repository.js';
import type { PreviewedMessage } from './compose/composer.js';
import { messages } from './messages.resource.js';

const PREFIXES = {
  invoice: invoices.idPrefix,
  credit_note: creditNotes.idPrefix,
  quote: quotes.idPrefix,
  customer: customers.idPrefix,
  payment: payments.idPrefix,
} as const;

/** A message in the form of the API, without what the servers said before their last word. */
export function toMessageDto(message: MessageSummary): MessageDto {
  return {
    id: messageId(message.id),
    version: message.version,
    kind: message.kind,
    status: message.status,
    available_actions: messageActionsOf(message),
    object_id: toTypeId(PREFIXES[subjectOf[message.kind]], message.object_id),
    customer_id: toTypeId(customers.idPrefix, message.customer_id),
    invoice_ids: message.invoices.map(({ invoice_id }) => toTypeId(invoices.idPrefix, invoice_id)),
    language: message.language,
    ...writtenOf(message),
    cancel_reason: message.cancel_reason,
    attempt_count: message.attempts,
    last_answer: message.last_answer,
    resends_id: message.resends_id && messageId(message.resends_id),
    resent_as_id: message.resent_as_id && messageId(message.resent_as_id),
    send_at: textOf(message.send_at),
    sent_at: textOf(message.sent_at),
    created_at: instantText(message.created_at),
    updated_at: instantText(message.updated_at),
  };
}

/** A message with each attempt to send it. */
export function toMessageDetailsDto({
  message,
  attempts,
}: {
  readonly message: MessageEntity;
  readonly attempts: readonly MessageAttemptEntity[];
}): MessageDetailsDto {
  return {
    ...toMessageDto(message),
    attempts: attempts.map(({ number, at, outcome, smtp_code, enhanced_code, text, duration_ms }) => {
      return { number, at: instantText(at), outcome, smtp_code, enhanced_code, text, duration_ms };
    }),
  };
}

/** A message as its reader sees it. */
export function toMessageContentDto({ message }: { readonly message: MessageEntity }): MessageContentDto {
  const { subject, text, html, attachments } = message;
  return { subject, text, html, attachments: attachments.map(attachmentOf) };
}

/** How messages leave. */
export function toMailSettingsDto({ password, smtp, ...settings }: ShownMailSettings): MailSettingsDto {
  return { ...settings, smtp: smtp && { ...smtp, has_password: password !== null } };
}

/** What messages say by default. */
export function toMailTemplateDto(template: StoredTemplate): MailTemplateDto {
  return { ...template, placeholders: placeholdersOf[template.kind] };
}

/** A message that is not sent yet. */
export function toMessagePreviewDto(message: PreviewedMessage): MessagePreviewDto {
  const { language, html, transport } = message;
  return { language, ...writtenOf(message), html, transport };
}

function writtenOf({
  sender,
  recipients,
  subject,
  text,
  attachments,
}: Pick<MessageSummary, 'sender' | 'recipients' | 'subject' | 'text' | 'attachments'>) {
  return {
    from: { name: sender.name, address: sender.address },
    reply_to: sender.reply_to,
    to: recipients.to,
    cc: recipients.cc,
    bcc: recipients.bcc,
    subject,
    text,
    attachments: attachments.map(attachmentOf),
  };
}

function attachmentOf({
  invoice_id,
  attachment_id: _enclosure,
  ...file
}: MessageAttachment): MessageAttachmentDto {
  return { ...file, invoice_id: invoice_id === undefined ? null : toTypeId(invoices.idPrefix, invoice_id) };
}

function messageId(uuid: string): string {
  return toTypeId(messages.idPrefix, uuid);
}

function textOf(instant: Date | null): string | null {
  return instant && instantText(instant);
}
