import type { Transaction } from '../../../../platform/index.js';
import type { InvoiceDetails } from '../../../books/invoices/index.js';
import { ProductsRepository } from '../../../books/products/index.js';
import { atPricesOfToday } from './product-prices.js';

/** Content without its prices, and with the taxes that its products have now. */
export async function repriced(tx: Transaction, content: InvoiceDetails): Promise<InvoiceDetails> {
  const products = await new ProductsRepository(tx).proposals(content.items.map((item) => item.product_id));
  return atPricesOfToday(content, products);
}
