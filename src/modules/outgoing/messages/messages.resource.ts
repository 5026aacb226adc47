import { scope, type Resource } from '../../../platform/index.js';
import { MailSettingsEntity } from './entities/mail-settings.entity.js';
import { MailTemplateEntity } from './entities/mail-template.entity.js';
import { MessageAttemptEntity } from './entities/message-attempt.entity.js';
import { MessageEntity } from './entities/message.entity.js';
import { MessageFileEntity } from './entities/message-file.entity.js';
import { SuppressedAddressEntity } from './entities/suppressed-address.entity.js';

/** Mails about documents, and what became of them. */
export const messages = {
  name: 'messages',
  noun: 'message',
  idPrefix: 'msg',
  read: scope('messages:read'),
  write: scope('messages:write'),
  events: ['queued', 'sent', 'logged', 'failed', 'unconfirmed', 'cancelled', 'bounced', 'complained'],
  tags: [
    { name: 'Messages', description: 'Mails about documents, as they were sent, and what became of them.' },
  ],
  entities: [MessageEntity, MessageAttemptEntity, MessageFileEntity, SuppressedAddressEntity],
} as const satisfies Resource;

/** How mails leave and what they say. There is one of it in each organization. */
export const mailSettings = {
  name: 'mail-settings',
  noun: 'mail settings',
  events: ['updated'],
  tags: [{ name: 'Mail settings', description: 'How mails leave, and what they say.' }],
  entities: [MailSettingsEntity, MailTemplateEntity],
} as const satisfies Resource;
