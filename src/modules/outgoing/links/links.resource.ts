import type { Resource } from '../../../platform/index.js';
import { LinkEntity } from './entities/link.entity.js';

/** What shows a document to whoever has it, without a credential. Its scopes are those of invoices. */
export const links = {
  name: 'links',
  noun: 'link',
  idPrefix: 'lnk',
  events: ['created', 'ended'],
  tags: [
    { name: 'Links', description: 'Pages that show an invoice, a credit note or a quote to its customer.' },
  ],
  entities: [LinkEntity],
} as const satisfies Resource;
