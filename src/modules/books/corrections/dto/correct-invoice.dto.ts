import { OneOf } from '../../../../platform/fields.js';
import { creditReasons, type CreditReason } from '../../credit-notes/index.js';
import { InvoiceDetailsDto } from '../../invoices/index.js';
import { correctInvoiceExample } from '../corrections.examples.js';

/** The invoice as it should have been, wholly. */
export class CorrectInvoiceDto extends InvoiceDetailsDto {
  static override readonly example = correctInvoiceExample;

  @OneOf(creditReasons, {
    description: 'What the credit note says, if one is needed; else other.',
    example: 'order_change',
    optional: true,
  })
  reason?: CreditReason;
}
