import type { Resource } from '../../../platform/index.js';
import { AttachmentEntity } from './entities/attachment.entity.js';

/** What goes with an invoice. Its scopes are those of invoices. */
export const attachments = {
  name: 'attachments',
  noun: 'attachment',
  idPrefix: 'att',
  tags: [],
  entities: [AttachmentEntity],
} as const satisfies Resource;
