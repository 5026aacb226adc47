import { scope, type Resource } from '../../../platform/index.js';
import { InvoiceItemEntity } from './entities/invoice-item.entity.js';
import { InvoiceTermEntity } from './entities/invoice-term.entity.js';
import { InvoiceEntity } from './entities/invoice.entity.js';

/** What an organization asks money for. Its scopes are those of everything that is done to an invoice. */
export const invoices = {
  name: 'invoices',
  noun: 'invoice',
  idPrefix: 'inv',
  read: scope('invoices:read'),
  write: scope('invoices:write'),
  events: [
    'created',
    'updated',
    'deleted',
    'finalized',
    'overdue',
    'partially_paid',
    'paid',
    'reopened',
    'voided',
    'marked_uncollectible',
    'sent',
    'viewed',
    'reminded',
  ],
  partEvents: { document_stored: 'DocumentFile' },
  tags: [
    { name: 'Invoices', description: 'Invoices, from draft to paid.' },
    { name: 'Invoice lifecycle', description: 'From draft to legal document and to its end.' },
    { name: 'Calculation', description: 'Every amount, and how it came to be.' },
  ],
  entities: [InvoiceEntity, InvoiceTermEntity],
} as const satisfies Resource;

/** The lines of invoices; those of credit notes are numbered alike. */
export const invoiceItems = {
  name: 'items',
  noun: 'item',
  idPrefix: 'itm',
  tags: [],
  entities: [InvoiceItemEntity],
} as const satisfies Resource;
