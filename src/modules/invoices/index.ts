export { InvoiceItemEntity } from './entities/invoice-item.entity.js';
export { InvoiceEntity } from './entities/invoice.entity.js';
