import { freshCustomer, issued, line, type Task } from './books.js';

/** Questions that the tools answer. */
export const looking: readonly Task[] = [
  {
    task: 'Which customer is Ada Engines GmbH?',
    run: async (agent) => (await agent.the('customer', 'Ada Engines GmbH')).match,
    gives: 'exact',
  },
  {
    task: 'Which customer is Ada Engins? (there is a slip)',
    run: async (agent) => (await agent.the('customer', 'Ada Engins GmbH')).name,
    gives: 'Ada Engines GmbH',
  },
  {
    task: 'Which address does Ada Engines send mail from?',
    run: async (agent) => {
      const { id } = await agent.the('customer', 'Ada Engines');
      return (await agent.use('customers_get', { id })).email;
    },
    gives: 'books@ada.example',
  },
  {
    task: 'Who is books@ada.example?',
    run: async (agent) => (await agent.the('customer', 'books@ada.example')).name,
    gives: 'Ada Engines GmbH',
  },
  {
    task: 'Who is our customer K-1815?',
    run: async (agent) => (await agent.use('customers_list', { external_id: 'K-1815' })).data[0].name,
    gives: 'Ada Engines GmbH',
  },
  {
    task: 'What does an hour of programming cost?',
    run: async (agent) => (await agent.the('product', 'Programming per hour')).price,
    gives: 80,
  },
  {
    task: 'Which product is HOST-1?',
    run: async (agent) => (await agent.the('product', 'HOST-1')).name,
    gives: 'Hosting per month',
  },
  {
    task: 'What would three hours of programming cost with 19 % tax? Do not write anything.',
    run: async (agent, { owner }) => {
      const { id: customer_id } = await agent.the('customer', 'Ada Engines');
      const items = [await line(agent, 'Programming per hour', { quantity: 3, price: 80 })];
      const { total } = await agent.use('invoices_calculate', { customer_id, items, tax_rate: 19 });
      const { body } = await owner.api.get(`/invoices?customer_id=${customer_id}`);
      return { total, drafts: body.data.length };
    },
    gives: { total: 285.6, drafts: 0 },
  },
  {
    task: 'How was the total of this invoice computed?',
    run: async (agent, books) => {
      const { number } = await issued(books);
      const { id } = await agent.the('invoice', number);
      return JSON.stringify(await agent.use('invoices_calculation', { id })).includes('119');
    },
    gives: true,
  },
  {
    task: 'What is the status of this invoice?',
    run: async (agent, books) => (await agent.the('invoice', (await issued(books)).number)).status,
    gives: 'open',
  },
  {
    task: 'What does this customer owe us?',
    run: async (agent, books) => {
      const { customer_id } = await issued(books);
      return JSON.stringify(await agent.use('customers_balance', { id: customer_id })).includes('119');
    },
    gives: true,
  },
  {
    task: 'Show the statement of this customer.',
    run: async (agent, books) => {
      const { customer_id, number } = await issued(books);
      return JSON.stringify(await agent.use('customers_statement', { id: customer_id })).includes(number);
    },
    gives: true,
  },
  {
    task: 'Which invoices of this customer are open?',
    run: async (agent, books) => {
      const { customer_id, number } = await issued(books);
      const rows = await agent.all('invoices_list', { customer_id, status: ['open'] });
      return rows.length === 1 && rows[0].number === number;
    },
    gives: true,
  },
  {
    task: 'Which drafts has this customer?',
    run: async (agent, { owner }) => {
      const id = await owner.invoice();
      const { customer_id } = await owner.shownInvoice(id);
      const rows = await agent.all('invoices_list', { customer_id, status: ['draft', 'open'] });
      return rows.map((row) => row.status as string);
    },
    gives: ['draft'],
  },
  {
    task: 'List all invoices of this customer, however many there are.',
    run: async (agent, { owner }) => {
      const customer_id = await owner.customer();
      for (let at = 0; at < 7; at += 1) await owner.invoice({ customer_id });
      return (await agent.all('invoices_list', { customer_id, limit: 3 })).length;
    },
    gives: 7,
  },
  {
    task: 'Which invoices of this customer are above 500?',
    run: async (agent, { owner }) => {
      const customer_id = await owner.customer();
      const product_id = await owner.product();
      for (const price of [100, 900]) {
        await owner.invoice({ customer_id, items: [{ product_id, quantity: 1, price }] });
      }
      const rows = await agent.all('invoices_list', { customer_id, currency: 'EUR', total: { gt: 500 } });
      return rows.map((row) => row.total as number);
    },
    gives: [1071],
  },
  {
    task: 'Can this draft be sent as an XRechnung?',
    run: async (agent, { owner }) => {
      const id = await owner.invoice();
      return (await agent.use('invoices_preflight', { id, format: 'xrechnung_ubl' })).valid;
    },
    gives: false,
  },
  {
    task: 'Which files are there of this invoice?',
    run: async (agent, books) => {
      const { data } = await agent.use('documents_list', { id: (await issued(books)).id });
      return (data as { format: string }[]).some(({ format }) => format === 'pdf');
    },
    gives: true,
  },
  {
    task: 'Which payments has this customer made?',
    run: async (agent, books) => {
      const { id, customer_id } = await issued(books);
      await books.owner.api.post(`/invoices/${id}/payments`, { method: 'cash', amount: 20 });
      const rows = await agent.all('payments_list', { customer_id });
      return rows.map((row) => row.amount as number);
    },
    gives: [20],
  },
  {
    task: 'Which credit notes are there of this invoice?',
    run: async (agent, books) => {
      const { id } = await issued(books);
      await books.owner.credit(id);
      const rows = await agent.all('credit_notes_list', { invoice_id: id });
      return rows.map((row) => row.total as number);
    },
    gives: [119],
  },
  {
    task: 'What is receivable?',
    run: async (agent) => JSON.stringify(await agent.use('reports_receivables')).includes('EUR'),
    gives: true,
  },
  {
    task: 'What was the revenue of November?',
    run: async (agent) => {
      const report = await agent.use('reports_revenue', { from: '2026-11', to: '2026-11' });
      return JSON.stringify(report).includes('EUR');
    },
    gives: true,
  },
  {
    task: 'What needs attention today?',
    run: async (agent) => Array.isArray((await agent.use('reminders_tasks')).data),
    gives: true,
  },
  {
    task: 'What has happened to this customer?',
    run: async (agent, books) => {
      const name = await freshCustomer(books);
      const { id } = await agent.the('customer', name);
      await books.service.eventsNumbered();
      const rows = (await agent.use('events_list', { object_id: id })).data as { type: string }[];
      return rows.map(({ type }) => type);
    },
    gives: ['customer.created'],
  },
];
