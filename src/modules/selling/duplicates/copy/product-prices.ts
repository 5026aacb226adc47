import type { Decimal } from '../../../../kernel/money/decimal.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { InvoiceDetails, ItemDetails } from '../../../books/invoices/index.js';
import type { ProposedByProduct } from '../../../books/products/index.js';

/**
 * The same content with price, unit and tax of the products, and what is wrong with that: a product that has no price,
 * or one in another currency. A line whose product is not there stays as it is, and creating it names that.
 */
export function atProductPrices(
  content: InvoiceDetails,
  products: ReadonlyMap<string, ProposedByProduct>,
): { readonly details: InvoiceDetails; readonly faults: readonly FieldFault[] } {
  const faults: FieldFault[] = [];
  const items = content.items.map((item, at): ItemDetails => {
    const product = products.get(item.product_id);
    if (product === undefined) return item;
    const { price, currency } = product;
    if (price !== null && (currency === null || currency === content.currency)) {
      return repriced(item, content, { ...product, price });
    }
    const detail =
      price === null
        ? 'Its product has no price.'
        : `The price of its product is in ${String(currency)}, and the copy is not.`;
    const code = price === null ? 'required' : 'not_allowed';
    faults.push({ pointer: jsonPointer(['items', at, 'price']), code, detail });
    return item;
  });
  return { details: { ...content, items }, faults };
}

function repriced(
  item: ItemDetails,
  content: InvoiceDetails,
  product: ProposedByProduct & { readonly price: Decimal },
): ItemDetails {
  const { price_base_quantity: _base, unit: _unit, list_price: _list, price_discount: _off, ...kept } = item;
  const isOfProduct = isStandard(item, content) && (product.tax_category ?? 'S') === 'S';
  const { price, tax_rate } = product;
  if (!isOfProduct || tax_rate === null || tax_rate.micros === 0n) return { ...kept, price };
  return { ...kept, price, tax_rate, tax_category: 'S' };
}

/**
 * Whether a line is charged the standard rate, which changes by law. One that is charged no tax, or an islands' one,
 * has its reason, and keeps it.
 */
function isStandard({ tax_rate, tax_category }: ItemDetails, content: InvoiceDetails): boolean {
  const category = tax_category ?? content.tax_category;
  return category === undefined ? (tax_rate ?? content.tax_rate).micros > 0n : category === 'S';
}
