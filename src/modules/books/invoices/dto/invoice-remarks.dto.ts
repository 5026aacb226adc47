import { Day, Each, MetadataChanges, Text } from '../../../../platform/fields.js';
import type { InvoiceRemarks } from '../domain/invoice.js';
import { remarksExample } from '../invoices.examples.js';
import { CertificateDetailsDto } from './certificate.dto.js';

/** One for each instalment of three years. */
const CERTIFICATES_MAX = 36;

/** The fields of an invoice that may change in any state. Null removes a value; a missing field stays as it is. */
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

  @Day({
    description: 'Before this day no reminder goes out by itself, such as while a complaint is settled.',
    optional: true,
    erasable: true,
  })
  reminders_paused_until?: string | null;

  @Each(() => CertificateDetailsDto, {
    description:
      'All certificates of what the customer withheld, in place of those before; null takes them back.',
    max: CERTIFICATES_MAX,
    optional: true,
    erasable: true,
  })
  certificates?: CertificateDetailsDto[] | null;

  @MetadataChanges()
  metadata?: Record<string, string | null> | null;
}
