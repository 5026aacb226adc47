import { freshCustomer, issued, line, type Task } from './books.js';

/** What is written, issued, paid and undone. */
export const writing: readonly Task[] = [
  {
    task: 'Add the customer Grace Compilers with the address grace@compilers.example.',
    run: async (agent) => {
      await agent.use('customers_create', { name: 'Grace Compilers', email: 'grace@compilers.example' });
      return (await agent.the('customer', 'Grace Compilers')).email;
    },
    gives: 'grace@compilers.example',
  },
  {
    task: 'This customer has a new address: new@customer.example.',
    run: async (agent, books) => {
      const { id } = await agent.the('customer', await freshCustomer(books, { phone: '030 1' }));
      await agent.use('customers_patch', { id, email: 'new@customer.example' });
      const { email, phone } = await agent.use('customers_get', { id });
      return { email, phone };
    },
    gives: { email: 'new@customer.example', phone: '030 1' },
  },
  {
    task: 'Note that this customer wants paper, with the trading name Paper Tigers.',
    run: async (agent, books) => {
      const { id } = await agent.the('customer', await freshCustomer(books));
      const { note, trading_name } = await agent.use('customers_patch', {
        id,
        note: 'wants paper',
        trading_name: 'Paper Tigers',
      });
      return { note, trading_name };
    },
    gives: { note: 'wants paper', trading_name: 'Paper Tigers' },
  },
  {
    task: 'Add the product Training per day for 900.',
    run: async (agent) => {
      await agent.use('products_create', { name: 'Training per day', price: 900, tax_rate: 19 });
      return (await agent.the('product', 'Training per day')).price;
    },
    gives: 900,
  },
  {
    task: 'Write a draft: two hours of programming at 80, 19 % tax.',
    run: async (agent, books) => {
      const { id: customer_id } = await agent.the('customer', await freshCustomer(books));
      const items = [await line(agent, 'Programming per hour', { quantity: 2, price: 80 })];
      const { status, total } = await agent.use('invoices_create', { customer_id, items, tax_rate: 19 });
      return { status, total };
    },
    gives: { status: 'draft', total: 190.4 },
  },
  {
    task: 'Write a draft with two rates: programming at 19 %, a book at 7 %.',
    run: async (agent, books) => {
      const { id: customer_id } = await agent.the('customer', await freshCustomer(books));
      const items = [
        await line(agent, 'Programming per hour', { quantity: 1, price: 100 }),
        await line(agent, 'Handbook', { quantity: 2, price: 50, tax_rate: 7 }),
      ];
      const { total } = await agent.use('invoices_create', { customer_id, items, tax_rate: 19 });
      return total as number;
    },
    gives: 226,
  },
  {
    task: 'Write a draft with order number PO 4711, due on 31 December.',
    run: async (agent, books) => {
      const { id: customer_id } = await agent.the('customer', await freshCustomer(books));
      const items = [await line(agent, 'Hosting per month', { quantity: 1, price: 10 })];
      const order = { customer_id, items, tax_rate: 19, due_date: '2026-12-31', order_reference: 'PO 4711' };
      const { due_date, order_reference } = await agent.use('invoices_create', order);
      return { due_date, order_reference };
    },
    gives: { due_date: '2026-12-31', order_reference: 'PO 4711' },
  },
  {
    task: 'Write a draft of 119 in total, tax included.',
    run: async (agent, books) => {
      const { id: customer_id } = await agent.the('customer', await freshCustomer(books));
      const items = [await line(agent, 'Handbook', { quantity: 1, price: 119 })];
      const order = { customer_id, items, tax_rate: 19, prices_include_tax: true };
      const { total, tax_total } = await agent.use('invoices_create', order);
      return { total, tax_total };
    },
    gives: { total: 119, tax_total: 19 },
  },
  {
    task: 'Make three hours of the draft, in place of one.',
    run: async (agent, { owner }) => {
      const id = await owner.invoice();
      const { customer_id } = await owner.shownInvoice(id);
      const items = [await line(agent, 'Programming per hour', { quantity: 3, price: 80 })];
      return (await agent.use('invoices_update', { id, customer_id, items, tax_rate: 19 })).total;
    },
    gives: 285.6,
  },
  {
    task: 'Delete the draft.',
    run: async (agent, { owner }) => {
      const id = await owner.invoice();
      await agent.use('invoices_delete', { id });
      return (await owner.api.get(`/invoices/${id}`)).status;
    },
    gives: 404,
  },
  {
    task: 'Finalize the draft.',
    run: async (agent, { owner }) => {
      const { status, number } = await agent.use('invoices_finalize', { id: await owner.invoice() });
      return { status, isNumbered: /^INV-2026-\d{5}$/.test(number as string) };
    },
    gives: { status: 'open', isNumbered: true },
  },
  {
    task: 'This invoice was paid in full by bank transfer.',
    run: async (agent, books) => {
      const { number } = await issued(books);
      const { id } = await agent.the('invoice', number);
      await agent.use('invoices_record_payment', { id, method: 'bank_transfer' });
      return (await agent.the('invoice', number)).status;
    },
    gives: 'paid',
  },
  {
    task: '50 were paid of this invoice.',
    run: async (agent, books) => {
      const { number } = await issued(books);
      const { id } = await agent.the('invoice', number);
      await agent.use('invoices_record_payment', { id, method: 'cash', amount: 50 });
      return (await agent.the('invoice', number)).amount_due;
    },
    gives: 69,
  },
  {
    task: 'This customer has sent 200 ahead.',
    run: async (agent, books) => {
      const { id: customer_id } = await agent.the('customer', await freshCustomer(books));
      const sent = { customer_id, amount: 200, method: 'bank_transfer', received_on: '2026-11-20' };
      return (await agent.use('payments_create', sent)).unapplied_amount;
    },
    gives: 200,
  },
  {
    task: 'This customer has paid two invoices at once.',
    run: async (agent, books) => {
      const one = await issued(books);
      const { customer_id } = one;
      const other = await issued(books, { customer_id });
      const allocations = [one, other].map(({ id: invoice_id }) => ({ invoice_id, amount: 119 }));
      await agent.use('payments_create', { customer_id, amount: 238, method: 'bank_transfer', allocations });
      const rows = await agent.all('invoices_list', { customer_id });
      return rows.map((row) => row.status as string);
    },
    gives: ['paid', 'paid'],
  },
  {
    task: 'Credit this invoice whole: it was ordered twice.',
    run: async (agent, books) => {
      const { id } = await issued(books);
      return (await agent.use('invoices_credit', { id, reason: 'duplicate' })).total;
    },
    gives: 119,
  },
  {
    task: 'Credit half of the line of this invoice: it was returned.',
    run: async (agent, books) => {
      const { id, items } = await issued(books);
      const part = [{ item_id: items[0]!.id, quantity: 0.5 }];
      return (await agent.use('invoices_credit', { id, reason: 'order_change', items: part })).total;
    },
    gives: 59.5,
  },
  {
    task: 'Void this invoice, which was issued by mistake.',
    run: async (agent, books) => {
      const { number } = await issued(books);
      const { id } = await agent.the('invoice', number);
      return (await agent.use('invoices_void', { id })).status;
    },
    gives: 'void',
  },
  {
    task: 'Offer five days of hosting at 10.',
    run: async (agent, books) => {
      const { id: customer_id } = await agent.the('customer', await freshCustomer(books));
      const items = [await line(agent, 'Hosting per month', { quantity: 5, price: 10 })];
      return (await agent.use('quotes_create', { customer_id, items, tax_rate: 19 })).status;
    },
    gives: 'draft',
  },
  {
    task: 'Offer it, and issue the quote.',
    run: async (agent, books) => {
      const { id: customer_id } = await agent.the('customer', await freshCustomer(books));
      const items = [await line(agent, 'Hosting per month', { quantity: 5, price: 10 })];
      const order = { customer_id, items, tax_rate: 19, valid_until: '2026-12-31' };
      const { id } = await agent.use('quotes_create', order);
      const { number } = await agent.use('quotes_issue', { id });
      return (await agent.the('quote', number as string)).id === id;
    },
    gives: true,
  },
  {
    task: 'Write, finalize and book the payment of one hour, from the name of the customer alone.',
    run: async (agent, books) => {
      const { id: customer_id } = await agent.the('customer', await freshCustomer(books));
      const items = [await line(agent, 'Programming per hour', { quantity: 1, price: 80 })];
      const { id } = await agent.use('invoices_create', { customer_id, items, tax_rate: 19 });
      const { number } = await agent.use('invoices_finalize', { id });
      await agent.use('invoices_record_payment', { id, method: 'card' });
      return (await agent.the('invoice', number as string)).status;
    },
    gives: 'paid',
  },
];
