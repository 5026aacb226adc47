import type { InvoiceDetails, ItemDetails } from '../../../books/invoices/index.js';
import type { ProposedByProduct } from '../../../books/products/index.js';

/**
 * The same content with unit and tax of the products, and without prices, so that those are found that the customer
 * gets now. A line whose product is not there stays as it is, and creating it names that.
 */
export function atPricesOfToday(
  content: InvoiceDetails,
  products: ReadonlyMap<string, ProposedByProduct>,
): InvoiceDetails {
  const items = content.items.map((item): ItemDetails => {
    const product = products.get(item.product_id);
    return product === undefined ? item : repriced(item, content, product);
  });
  return { ...content, items };
}

function repriced(item: ItemDetails, content: InvoiceDetails, product: ProposedByProduct): ItemDetails {
  const { price: _price, price_base_quantity: _base, unit: _unit, ...others } = item;
  const { list_price: _list, price_discount: _off, ...kept } = others;
  const isOfProduct = isStandard(item, content) && (product.tax_category ?? 'S') === 'S';
  const { tax_rate } = product;
  if (!isOfProduct || tax_rate === null || tax_rate.micros === 0n) return kept;
  return { ...kept, tax_rate, tax_category: 'S' };
}

/**
 * Whether a line is charged the standard rate, which changes by law. One that is charged no tax, or an islands' one,
 * has its reason, and keeps it.
 */
function isStandard({ tax_rate, tax_category }: ItemDetails, content: InvoiceDetails): boolean {
  const category = tax_category ?? content.tax_category;
  return category === undefined ? (tax_rate ?? content.tax_rate).micros > 0n : category === 'S';
}
