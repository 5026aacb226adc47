import { Day, Metadata, Text } from '../../../platform/fields.js';
import type { InvoiceRemarks } from '../domain/invoice.js';
import { remarksExample } from '../invoices.examples.js';

/** What may be changed of an invoice in any state. Null takes a value away; what is not given stays. */
export class InvoiceRemarksDto implements InvoiceRemarks {
  static readonly example = remarksExample;

  @Text({
    description: 'A note for yourselves.',
    example: 'Called on Monday; will pay this week.',
    max: 4000,
    optional: true,
    erasable: true,
  })
  note?: string | null;

  @Day({ description: 'When you expect the money.', optional: true, erasable: true })
  expected_payment_date?: string | null;

  @Metadata()
  metadata?: Record<string, string>;
}
