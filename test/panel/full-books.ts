import type { Receiver } from '../support/receiver.js';
import { call, create, writeSomeBooks } from './api-calls.js';
import { approvalPages } from './approval-pages.js';
import { panel, token } from './in-browser.js';
import { purchasePages } from './purchase-pages.js';

/** A name and a text as long as people write them, which narrow pages must not cut. */
const LONG = {
  name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH & Co. KG',
  text: 'Delivery, assembly and adjustment of the second mill, with training of four people on two days',
};

/** The settings of the books. */
const settingsOfBooks = {
  '/settings/organization': '/settings/organization',
  '/settings/documents': '/settings/documents',
  '/settings/numbering': '/settings/numbering',
  '/settings/mail': '/settings/mail',
  '/settings/reminders': '/settings/reminders',
};

/** The settings whose addresses name nothing. */
const settingsOfPeople = {
  '/settings/profile': '/settings/profile',
  '/settings/members': '/settings/members',
  '/settings/organizations': '/settings/organizations',
  '/settings/security': '/settings/security',
  '/settings/audit': '/settings/audit',
  '/settings/privacy': '/settings/privacy',
  '/settings/export': '/settings/export',
};

type Json = Record<string, unknown>;

const read = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;
const write = (path: string, body: unknown): Promise<string> => create(panel, token, { path, body });

async function act(path: string, body: unknown = {}): Promise<Json> {
  const { status, body: answer } = await call(panel, token, { method: 'POST', path, body });
  if (status >= 300) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer as Json;
}

/**
 * Writes books in which each page of the panel shows something, and returns the address of each page by the path of
 * its route. Takes what receives webhooks.
 */
export async function fullBooks(receiver: Receiver): Promise<Readonly<Record<string, string>>> {
  const endpointBody = { url: receiver.url, description: 'Warehouse', event_types: ['invoice.*'] };
  const endpoint = await write('/webhook-endpoints', endpointBody);
  const books = await writeSomeBooks(panel);
  const documents = await writeDocuments(books);
  await write('/api-keys', { name: 'Shop', scopes: ['invoices:read', 'customers:read'] });
  await writePeople();
  const tried = await act(`/webhook-endpoints/${endpoint}/test`, { event_type: 'invoice.paid' });
  const delivery = `/settings/webhooks/${endpoint}/deliveries/${String(tried['delivery_id'])}`;
  const page = (noun: string, id: string): string => `/${noun}/${id}`;
  return {
    '/': '/',
    '/invoices': '/invoices',
    '/invoices/new': '/invoices/new',
    '/invoices/$invoiceId': page('invoices', documents.issued),
    '/invoices/$invoiceId/edit': `/invoices/${documents.draft}/edit`,
    '/invoices/$invoiceId/correct': `/invoices/${documents.open}/correct`,
    ...pagesOfQuotes(await writeQuotes(books)),
    ...pagesOfRecurring(await writeRecurring(books), documents.draft),
    '/payments': '/payments',
    '/payments/$paymentId': page('payments', documents.payment),
    ...(await writeBills()),
    ...(await approvalPages({ act }, books)),
    '/bank': await writeBank(),
    '/bank/rules': '/bank/rules',
    '/credit-notes': '/credit-notes',
    '/credit-notes/$creditNoteId': page('credit-notes', documents.creditNote),
    '/outbox': '/outbox',
    '/outbox/$messageId': page('outbox', documents.message),
    '/customers': '/customers',
    '/customers/new': '/customers/new',
    '/customers/$customerId': page('customers', books.customer),
    '/customers/$customerId/edit': `/customers/${books.customer}/edit`,
    '/products': '/products',
    '/products/new': '/products/new',
    '/products/$productId': page('products', books.product),
    '/products/$productId/edit': `/products/${books.product}/edit`,
    ...(await writePriceLists(books)),
    ...settingsOfBooks,
    '/settings/api': '/settings/api',
    '/settings/webhooks': '/settings/webhooks',
    '/settings/webhooks/$endpointId': `/settings/webhooks/${endpoint}`,
    '/settings/webhooks/$endpointId/deliveries/$deliveryId': delivery,
    ...settingsOfPeople,
    '/$': '/nowhere',
    draft: page('invoices', documents.draft),
    'draft of a long name': page('invoices', documents.long),
  };
}

/** Somebody who was invited, and a member whose limits can be changed: those of an owner cannot. */
async function writePeople(): Promise<void> {
  await write('/invitations', { email: 'ada@example.com', role: 'bookkeeper' });
  const { token: link } = await act('/invitations', { email: 'grace@example.com', role: 'bookkeeper' });
  await act('/invitations/accept', { token: link, name: 'Grace Hopper', password: 'seven wet otters below' });
}

/** A list with steps of a long name, based on another one. */
async function writePriceLists(books: Awaited<ReturnType<typeof writeSomeBooks>>) {
  const price = { product_id: books.product, price: 90 };
  const base = await write('/price-lists', { name: LONG.name, currency: 'EUR', entries: [price] });
  const entries = [
    { ...price, price: 88.5, min_quantity: 10 },
    { ...price, price: 80, min_quantity: 1000 },
  ];
  const list = await write('/price-lists', {
    ...{ name: 'Wholesale', currency: 'EUR', valid_from: '2026-01-01', valid_until: '2027-12-31' },
    ...{ base_list_id: base, discount_percent: 2.5, note: LONG.text, entries },
  });
  return {
    '/price-lists': '/price-lists',
    '/price-lists/new': '/price-lists/new',
    '/price-lists/$priceListId': `/price-lists/${list}`,
    '/price-lists/$priceListId/edit': `/price-lists/${list}/edit`,
  };
}

/** A recurring invoice that has run once, and one that skipped a date. */
async function writeRecurring(books: Awaited<ReturnType<typeof writeSomeBooks>>): Promise<string> {
  const items = [{ product_id: books.product, quantity: 1, price: 95.5 }];
  const content = { customer_id: books.customer, items, tax_rate: 19 };
  const body = { name: LONG.text, content, rule: { every: 1, unit: 'month', day: 30 } };
  const id = await write('/recurring-invoices', body);
  await act(`/recurring-invoices/${id}/run-now`);
  await act(`/recurring-invoices/${id}/skip`);
  return id;
}

function pagesOfRecurring(id: string, repeated: string): Readonly<Record<string, string>> {
  return {
    '/recurring-invoices': '/recurring-invoices',
    '/recurring-invoices/new': `/recurring-invoices/new?invoice_id=${repeated}`,
    '/recurring-invoices/$recurringId': `/recurring-invoices/${id}`,
    '/recurring-invoices/$recurringId/edit': `/recurring-invoices/${id}/edit`,
    calendar: '/recurring-invoices?view=calendar',
  };
}

interface Quotes {
  readonly accepted: string;
  readonly open: string;
  readonly draft: string;
}

/** A quote that was accepted and has a deposit, an open one, and a draft. */
async function writeQuotes(books: Awaited<ReturnType<typeof writeSomeBooks>>): Promise<Quotes> {
  const line = { product_id: books.product, quantity: 15.16, price: 95.5 };
  const items = [
    line,
    { ...line, description: LONG.text, group: 'Mill' },
    { ...line, description: 'The small one', group: 'Mill' },
    { ...line, optional: true },
  ];
  const body = { customer_id: books.customer, items, tax_rate: 19, terms: LONG.text, message: LONG.text };
  const issued = async (): Promise<string> => {
    const id = await write('/quotes', body);
    await act(`/quotes/${id}/issue`);
    return id;
  };
  const accepted = await issued();
  await act(`/quotes/${accepted}/accept`, { name: 'Ada Lovelace', channel: 'phone' });
  await act(`/quotes/${accepted}/invoices`, { deposit: { percent: 30 } });
  return { accepted, open: await issued(), draft: await write('/quotes', body) };
}

function pagesOfQuotes({ accepted, open, draft }: Quotes): Readonly<Record<string, string>> {
  return {
    '/quotes': '/quotes',
    '/quotes/new': '/quotes/new',
    '/quotes/$quoteId': `/quotes/${accepted}`,
    '/quotes/$quoteId/edit': `/quotes/${draft}/edit`,
    'open quote': `/quotes/${open}`,
    'draft of a quote': `/quotes/${draft}`,
  };
}

/** A bank account with a line that a draft's customer may have paid, and one that nobody knows. */
async function writeBank(): Promise<string> {
  const account = await write('/bank-accounts', { name: 'Current account', currency: 'EUR' });
  const mapping = {
    ...{ separator: ';', decimal: '.', dates: 'ymd' },
    columns: { booked_on: 'Day', amount: 'Amount', counterparty_name: 'Name', text: 'Text' },
  };
  const rows = [`2026-11-02;119.00;${LONG.name};${LONG.text}`, '2026-11-03;-7.90;Bank;Fee', ''];
  const content = Buffer.from(['Day;Amount;Name;Text', ...rows].join('\n')).toString('base64');
  await act(`/bank-accounts/${account}/statements`, { content, csv_mapping: mapping });
  return '/bank';
}

/** A bill that its supplier is not known of, one that is open, and a scan that nobody has typed in. */
async function writeBills(): Promise<Readonly<Record<string, string>>> {
  const supplier_id = await write('/suppliers', { name: LONG.name });
  const said = {
    issue_date: '2026-11-02',
    due_date: '2026-12-02',
    currency: 'EUR',
    total: 119,
    note: LONG.text,
  };
  const draft = await write('/bills', {
    ...said,
    ...{ supplier_number: 'RE-1', subtotal: 100, tax_total: 18, payment: { iban: 'DE02120300000000202051' } },
  });
  const open = await write('/bills', { ...said, supplier_id, supplier_number: LONG.name });
  await act(`/bills/${open}/open`, {});
  const { id: file_id } = await act('/received-files', { content: PIXEL, filename: 'scan.png' });
  await write('/bills', { file_id });
  return {
    ...{ '/bills': '/bills', '/bills/$billId': `/bills/${draft}`, 'open bill': `/bills/${open}` },
    ...(await purchasePages({ ...LONG, write, act })),
  };
}

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Documents {
  readonly draft: string;
  readonly long: string;
  readonly issued: string;
  readonly open: string;
  readonly payment: string;
  readonly creditNote: string;
  readonly message: string;
}

/** An invoice of each kind, with payments, a credit note and a message. */
async function writeDocuments(books: Awaited<ReturnType<typeof writeSomeBooks>>): Promise<Documents> {
  const item = { product_id: books.product, quantity: 15.16, price: 95.5 };
  const items = [
    item,
    { ...item, quantity: 2, description: LONG.text, discounts: [{ percent: 10, reason: 'Loyalty' }] },
  ];
  const invoice = (more: Json): Promise<string> =>
    write('/invoices', { customer_id: books.customer, items, tax_rate: 19, ...more });
  const long = await write('/customers', { name: LONG.name, email: 'accounts.payable@example.com' });
  const issued = await invoice({ finalize: true, message: LONG.text });
  const open = await invoice({ finalize: true });
  await write(`/invoices/${issued}/payments`, { amount: 100, method: 'bank_transfer', reference: 'PAID-1' });
  const payment = await write('/payments', {
    customer_id: books.customer,
    amount: 500,
    method: 'bank_transfer',
  });
  const creditItems = [{ amount: 100, tax_rate: 19, description: 'Too much' }];
  const creditNote = await write(`/invoices/${issued}/credit-notes`, {
    reason: 'order_change',
    items: creditItems,
  });
  await act(`/invoices/${issued}/send`);
  await write('/invoice-templates', { name: 'Maintenance', invoice_id: issued });
  const { data } = (await read('/messages')) as { data: { id: string }[] };
  return {
    draft: books.invoices[1] ?? '',
    long: await invoice({ customer_id: long }),
    issued,
    open,
    payment,
    creditNote,
    message: data[0]?.id ?? '',
  };
}
