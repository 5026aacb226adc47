import type { Fates, TableResource } from '../../../platform/index.js';
import { InvoiceTemplateEntity } from './entities/invoice-template.entity.js';

/** What becomes of each column. `personal` says whether it may name or describe a person. */
export const invoiceTemplateFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  name: { is: 'told', personal: false },
  name_key: { is: 'internal', personal: false },
  content: { is: 'told', personal: false },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<InvoiceTemplateEntity>;

/** What is stored of a template: the content with exact numbers as texts. */
export type StoredTemplate = Pick<InvoiceTemplateEntity, 'name' | 'content'>;

/** What invoices are made of again and again. Their scopes are those of invoices. */
export const invoiceTemplates = {
  name: 'invoice-templates',
  noun: 'invoice template',
  idPrefix: 'tpl',
  events: ['created', 'updated', 'deleted'],
  tags: [{ name: 'Invoice templates', description: 'Contents of invoices that are kept under a name.' }],
  entities: [InvoiceTemplateEntity],
  table: 'invoice_templates',
  columns: ({ name, content }) => ({ name, content: JSON.stringify(content) }),
} as const satisfies TableResource<StoredTemplate>;
