import type { EInvoiceFormat } from '../../../../kernel/en16931/index.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Day, Flag, SignedAmount } from '../../../../platform/fields.js';
import type { Takes } from '../../../../platform/index.js';
import type { InvoiceDetails, ItemDetails, NewInvoice } from '../domain/invoice.js';
import { ServicePeriod } from './e-invoice-details.dto.js';
import { PeriodDto } from './e-invoice-parts.dto.js';
import { RequiredFormats } from './finalize-invoice.dto.js';
import { InvoiceContentDto, type CreateInvoiceItemDto } from './invoice-content.dto.js';

export class InvoiceDetailsDto extends InvoiceContentDto implements InvoiceDetails {
  @SignedAmount({
    description:
      'What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. A ' +
      'deposit that has an invoice of its own (`document_type: partial`, named in `preceding_invoices`) is taken off ' +
      'by lines with a negative quantity instead, one for each of its tax rates: an amount would leave its tax in ' +
      'both. Below zero in a calculation only.',
    example: 100,
    zero: 'allowed',
    optional: true,
  })
  prepaid_amount?: Decimal;

  @Day({ description: 'The issue date, as far as it is known.', optional: true })
  issue_date?: string;

  @Day({ description: 'When it is due; else it follows from the payment terms.', optional: true })
  due_date?: string;

  @ServicePeriod()
  service_period?: PeriodDto;
}

export class CreateInvoiceDto extends InvoiceDetailsDto implements NewInvoice {
  @Flag({
    description: 'Issues the invoice at once, instead of keeping a draft.',
    example: false,
    optional: true,
  })
  finalize?: boolean;

  @RequiredFormats()
  require?: EInvoiceFormat[];
}

/** Does not compile if the request forgets what a caller may decide. */
export type Taken = [
  Takes<NewInvoice, Required<CreateInvoiceDto>>,
  Takes<ItemDetails, Required<CreateInvoiceItemDto>>,
];
