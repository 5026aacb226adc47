import { jsonPointer } from '../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../kernel/problems/problem.js';
import type { InvoiceDetails } from './invoice.js';

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
    return faultOf('product', product_id, products.get(product_id)).map((fault) => {
      return { pointer: jsonPointer(['items', at, 'product_id']), ...fault };
    });
  });
  return [...ofCustomer, ...ofItems];
}
