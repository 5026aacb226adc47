import { ResourceRepository, type Transaction } from '../../../platform/index.js';
import type { InvoiceTemplateEntity } from './entities/invoice-template.entity.js';
import { invoiceTemplates, type StoredTemplate } from './invoice-templates.resource.js';

export class InvoiceTemplatesRepository extends ResourceRepository<StoredTemplate, InvoiceTemplateEntity> {
  constructor(tx: Transaction) {
    super(tx, invoiceTemplates, { isNamed: true });
  }
}
