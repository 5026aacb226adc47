import { eInvoiceFormats, type EInvoiceFormat } from '../../../../kernel/en16931/index.js';
import { TextList } from '../../../../platform/fields.js';
import type { FinalizeDetails } from '../domain/invoice.js';

/** The formats that an invoice must be valid in to be issued. */
export function RequiredFormats(): PropertyDecorator {
  return TextList(
    {
      max: eInvoiceFormats.length,
      accepts: (text) => (eInvoiceFormats as readonly string[]).includes(text),
      detail: `Each must be one of ${eInvoiceFormats.join(', ')}.`,
    },
    {
      description:
        'Formats that it must be valid in; else nothing is issued. Without them the customer’s format counts, where ' +
        'the organization’s settings for documents say so.',
      example: ['xrechnung_ubl'],
      optional: true,
      items: { enum: [...eInvoiceFormats] },
    },
  );
}

export class FinalizeInvoiceDto implements FinalizeDetails {
  static readonly example: FinalizeDetails = { require: ['xrechnung_ubl'] };
  static readonly mayBeAbsent = true;

  @RequiredFormats()
  require?: EInvoiceFormat[];
}
