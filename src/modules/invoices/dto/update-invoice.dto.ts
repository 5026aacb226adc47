import { CreateInvoiceDto } from './create-invoice.dto.js';

/** An update replaces a draft wholly, so it takes what create takes. */
export class UpdateInvoiceDto extends CreateInvoiceDto {}
