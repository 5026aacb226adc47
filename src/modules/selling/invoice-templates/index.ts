export { InvoiceTemplatesModule } from './invoice-templates.module.js';
