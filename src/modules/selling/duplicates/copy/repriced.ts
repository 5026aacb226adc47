import { validationFailed } from '../../../../kernel/problems/problem.js';
import type { Transaction } from '../../../../platform/index.js';
import type { InvoiceDetails } from '../../../books/invoices/index.js';
import { ProductsRepository } from '../../../books/products/index.js';
import { atProductPrices } from './product-prices.js';

/** Content at the prices that its products have now. Raises `validation_failed` where one has none that fits. */
export async function repriced(tx: Transaction, content: InvoiceDetails): Promise<InvoiceDetails> {
  const products = await new ProductsRepository(tx).proposals(content.items.map((item) => item.product_id));
  const { details, faults } = atProductPrices(content, products);
  if (faults.length > 0) throw validationFailed(faults);
  return details;
}
