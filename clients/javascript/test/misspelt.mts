/** Each line that says WRONG is an error to TypeScript; no other is. */
import { Countinghouse, eventObject } from '@countinghouse/client';

const client = new Countinghouse({ baseUrl: 'http://books.test' });
const invoice = await client.invoices.get('inv_1');
console.log(invoice.total + 1, invoice.due_date);
console.log(invoice.totl); // WRONG
await client.customers.create({ nmae: 'A' }); // WRONG
await client.products.create({ name: 'A', price: '1.5' }); // WRONG
await client.customers.get('cus_1', { timeout: 1 }); // WRONG
await client.customers.list({ created_at: { gte: new Date() } }); // WRONG
await client.invoices.list({ status: ['opne'] }); // WRONG
const event = await client.events.get('evt_1');
console.log(eventObject(event, 'invoice')?.total);
console.log(eventObject(event, 'invoice')?.totl); // WRONG
const { data, requestId } = await client.customers.get('cus_1').withResponse();
console.log(data.name, requestId);
console.log(data.nam); // WRONG
const [first] = await client.customers.list().toArray(1);
console.log(first?.nam); // WRONG
