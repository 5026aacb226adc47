// From a customer to an issued invoice that is paid. Needs COUNTINGHOUSE_BASE_URL and COUNTINGHOUSE_API_KEY.
import { Countinghouse } from '@countinghouse/client';

const client = new Countinghouse({ app: { name: 'quickstart' } });

const customer = await client.customers.create({ name: 'Difference Engines GmbH' });
const product = await client.products.create({ name: 'Programming', price: 95.5, tax_rate: 19 });
const draft = await client.invoices.create({
  customer_id: customer.id,
  items: [{ product_id: product.id, quantity: 12.5, price: 95.5 }],
  tax_rate: 19,
});
const invoice = await client.invoices.finalize(draft.id);
console.log(`${invoice.number}: ${invoice.total} ${invoice.currency}, due on ${invoice.due_date}`);

await client.invoices.recordPayment(invoice.id, { amount: invoice.amount_due, method: 'bank_transfer' });
const paid = await client.invoices.get(invoice.id);
console.log(paid.payment_status); // paid
