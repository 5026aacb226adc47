import { fitsWire } from '../../../kernel/money/amount.js';
import { jsonPointer } from '../../../kernel/problems/json-pointer.js';
import { validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import type { InvoiceDetails } from './invoice.js';
import type { InvoiceTotals } from './invoice-totals.js';

/** What a draft refers to, as far as it can be refused. */
interface References {
  readonly customer: Referable | undefined;
  readonly products: ReadonlyMap<string, Referable>;
  /** What the draft names already; that may stay although it is archived by now. */
  readonly kept: ReadonlySet<string>;
}

interface Referable {
  readonly archived: boolean;
}

/** Every reference of a draft that names nothing, or something that is archived and newly named. */
export function referenceFaults(
  details: InvoiceDetails,
  { customer, products, kept }: References,
): FieldFault[] {
  const faultOf = (noun: string, id: string, found: Referable | undefined): Omit<FieldFault, 'pointer'>[] => {
    if (found === undefined) {
      return [{ code: 'unknown_reference', detail: `There is no ${noun} with this identifier.` }];
    }
    return found.archived && !kept.has(id) ? [{ code: 'archived', detail: `This ${noun} is archived.` }] : [];
  };
  const ofCustomer = faultOf('customer', details.customer_id, customer).map((fault) => {
    return { pointer: '#/customer_id', ...fault };
  });
  const ofItems = details.items.flatMap(({ product_id }, at) => {
    const pointer = jsonPointer(['items', at, 'product_id']);
    return faultOf('product', product_id, products.get(product_id)).map((fault) => ({ pointer, ...fault }));
  });
  return [...ofCustomer, ...ofItems];
}

/**
 * Raises `validation_failed` for amounts that no JSON number carries exactly, and for a total below zero.
 *
 * Takes the computed totals and the exponent of their currency.
 */
export function assertWithinBounds(totals: InvoiceTotals, exponent: number): void {
  const tooLarge = {
    code: 'amount_too_large',
    detail: 'The amount has more digits than an invoice can carry.',
  };
  const lineFaults = totals.lines.flatMap(({ gross }, at) => {
    return fitsWire(gross, exponent) ? [] : [{ pointer: jsonPointer(['items', at]), ...tooLarge }];
  });
  if (lineFaults.length > 0) throw validationFailed(lineFaults);
  if (!fitsWire(totals.total, exponent) || !fitsWire(totals.subtotal, exponent)) {
    throw validationFailed([{ pointer: '#/items', ...tooLarge }]);
  }
  if (totals.total < 0n) {
    const detail = 'The total of an invoice is never negative; what you owe a customer is a credit note.';
    throw validationFailed([{ pointer: '#/items', code: 'negative_total', detail }]);
  }
}
