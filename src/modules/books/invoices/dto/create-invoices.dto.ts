import type { BrokenEntry } from '../../../../kernel/problems/broken-entry.js';
import { Each, Flag } from '../../../../platform/fields.js';
import type { NewInvoices } from '../domain/invoice-batch.js';
import { createInvoiceExample } from '../invoices.examples.js';
import { CreateInvoiceDto } from './create-invoice.dto.js';

/** Written in half a second by a small machine. In one series others wait for that long, and for no longer. */
const INVOICES_MAX = 100;

export class CreateInvoicesDto implements NewInvoices {
  static readonly example = {
    invoices: [createInvoiceExample, { ...createInvoiceExample, finalize: true }],
    atomic: true,
  };

  /** Entries that break the rules of their fields are refused by themselves, if the others are to be stored. */
  static entriesApart({ atomic }: { readonly atomic?: unknown }): string | undefined {
    return atomic === false ? 'invoices' : undefined;
  }

  @Each(() => CreateInvoiceDto, {
    description: 'The invoices, each as creating a single one takes it.',
    min: 1,
    max: INVOICES_MAX,
  })
  invoices!: (CreateInvoiceDto | BrokenEntry)[];

  @Flag({
    description:
      'Whether nothing is stored when one is refused; true if not given. With false, all that are not refused are ' +
      'stored, and each of the others has its problem.',
    example: true,
    optional: true,
  })
  atomic?: boolean;
}
