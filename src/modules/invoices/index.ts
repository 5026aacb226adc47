export { InvoiceItemEntity } from './entities/invoice-item.entity.js';
export { InvoiceTermEntity } from './entities/invoice-term.entity.js';
export type { StoredTaxGroup } from './entities/invoice.entity.js';
export { InvoiceEntity } from './entities/invoice.entity.js';
