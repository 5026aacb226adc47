import { grossOf } from './checks.mjs';

/** Issues an invoice at once, and pays half of every second one. */
export async function sell(journal, { customer, product, quantity }) {
  const items = [{ product_id: product.id, quantity, price: 10 }];
  const draft = { customer_id: customer.id, items, tax_rate: 19, finalize: true };
  const invoice = await journal.post('/invoices', draft);
  if (quantity % 2 === 0) return;
  const amount = Math.floor(grossOf(quantity) / 2);
  const allocations = [{ invoice_id: invoice.id, amount }];
  await journal.post('/payments', { customer_id: customer.id, amount, method: 'bank_transfer', allocations });
}
