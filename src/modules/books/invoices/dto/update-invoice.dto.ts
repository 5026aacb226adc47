import { InvoiceDetailsDto } from './create-invoice.dto.js';

/** An update replaces a draft wholly, so it takes what create takes; issuing it is an action of its own. */
export class UpdateInvoiceDto extends InvoiceDetailsDto {}
