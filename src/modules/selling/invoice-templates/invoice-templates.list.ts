import { byCreation, instant, range, since, type ListDefinition } from '../../../platform/lists.js';
import type { InvoiceTemplateEntity } from './entities/invoice-template.entity.js';

/** The list of templates: what it can be sorted and filtered by. */
export const invoiceTemplateList: ListDefinition<InvoiceTemplateEntity> = {
  name: 'invoice_templates',
  table: 'invoice_templates',
  sorts: {
    ...byCreation,
    updated_at: [{ sql: 'updated_at', field: 'updated_at', type: 'timestamptz' }],
    name: [{ sql: 'name_key', field: 'name_key', type: 'text' }],
  },
  filters: [
    range('created_at', instant, { name: 'created_at', description: 'Only those created then.' }),
    since('updated_at', {
      name: 'updated_since',
      description: 'Only those changed at this moment or later.',
    }),
  ],
};
