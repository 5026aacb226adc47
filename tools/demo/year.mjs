import { Buffer } from 'node:buffer';
import { statementText } from './statement.mjs';

/** Days of a month on which the company writes invoices. */
const DAYS = [4, 9, 15, 21, 26];
const MONTHS = 12;

/**
 * Writes the books of a year that ends today through the API, as people would have: customers, products, sixty invoices
 * of which most are paid, some late, some in part, a credit note, quotes, and a recurring invoice that is to come.
 *
 * Takes `post` and `put`, which get a path and a body, return the body of the answer and raise what the service
 * refuses; a company; and the last day, such as 2026-11-28. The same day gives the same books.
 */
export async function writeYear({ post, put }, company, today) {
  await put('/organization', { name: company.name, ...company.organization });
  await put('/organization/documents', { locale: company.locale });
  const books = {
    company,
    customers: await inOrder(company.customers, (body) => post('/customers', body)),
    products: await inOrder(company.products, (body) =>
      post('/products', { ...body, tax_rate: company.taxRate }),
    ),
  };
  const days = issueDays(today);
  const invoices = await inOrder(days, (day, at) =>
    post('/invoices', { ...sale(books, at), issue_date: day, finalize: true }),
  );
  const owed = owedOf(invoices, today);
  await inOrder(payments(invoices, owed), ({ invoice, ...body }) =>
    post(`/invoices/${invoice}/payments`, body),
  );
  await post(`/invoices/${invoices.at(-8).id}/credit-notes`, {
    reason: 'order_change',
    items: [
      { amount: books.products[4].price, tax_rate: company.taxRate, description: books.products[4].name },
    ],
  });
  await post('/invoices', sale(books, 3));
  await writeOffers(post, books, today);
  await writeBank(post, books, { today, owed });
}

/** Two quotes, of which one is accepted, and what is to be invoiced each month. */
async function writeOffers(post, books, today) {
  const { company, products } = books;
  const valid_until = shifted(today, 30);
  for (const at of [2, 5]) {
    const optional = { product_id: products[5].id, quantity: 40, price: products[5].price, optional: true };
    const { items, ...offer } = sale(books, at);
    const body = { ...offer, items: [...items, optional], valid_until, terms: company.terms };
    const quote = await post('/quotes', body);
    await post(`/quotes/${quote.id}/issue`);
    if (at === 5) await post(`/quotes/${quote.id}/accept`, { name: quote.customer_name, channel: 'phone' });
  }
  await post('/recurring-invoices', {
    name: company.recurring,
    content: sale(books, 1),
    rule: { every: 1, unit: 'month', day: 1 },
    start_on: `${shifted(`${today.slice(0, 7)}-28`, 7).slice(0, 7)}-01`,
  });
}

/** An account, and a statement of yesterday whose lines wait for somebody who says what they are. */
async function writeBank(post, { company, customers }, { today, owed }) {
  const { bank_details: details, currency } = company.organization;
  const { iban } = details;
  const account = await post('/bank-accounts', { name: details.bank_name, iban, currency });
  const named = owed.map(({ customer_id, number, total }) => {
    return { number, amount: total, name: customers.find(({ id }) => id === customer_id).name };
  });
  const text = statementText({ iban, currency, day: shifted(today, -1), owed: named });
  await post(`/bank-accounts/${account.id}/statements`, { content: Buffer.from(text).toString('base64') });
}

/** What is sold at the given place of the year: to whom, which of the products, how many. */
function sale({ company, customers, products }, at) {
  const lines = [0, 2 + (at % 4)].slice(0, 1 + (at % 2));
  const items = lines.map((line, nth) => {
    const { id, price } = products[(at + line) % products.length];
    return { product_id: id, quantity: nth === 0 ? 1 + (at % 6) : 2, price };
  });
  return { customer_id: customers[(at * 5) % customers.length].id, items, tax_rate: company.taxRate };
}

/** The days of the invoices, the first one eleven months ago. */
function issueDays(today) {
  const [year, month] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => new Date(Date.UTC(year, month - MONTHS + back, 1)))
    .flatMap((first) => DAYS.map((day) => shifted(first.toISOString().slice(0, 10), day - 1)))
    .filter((day) => day <= today);
}

/** Most pay within three weeks, every seventh not yet, and every ninth a half. */
function payments(invoices, owed) {
  return invoices.flatMap((invoice, at) => {
    if (owed.includes(invoice)) return [];
    const { id, number, total } = invoice;
    const received_on = paidOn(invoice, at);
    const amount = at % 9 === 5 ? Math.floor(total / 2) : total;
    return [{ invoice: id, amount, method: 'bank_transfer', received_on, reference: number }];
  });
}

/** Of the second half of the year, every seventh; and what is too young. */
function owedOf(invoices, today) {
  const isOwed = (invoice, at) => paidOn(invoice, at) > today || (at % 7 === 3 && at > invoices.length / 2);
  return invoices.filter(isOwed);
}

function paidOn({ issue_date }, at) {
  return shifted(issue_date, 3 + ((at * 5) % 19));
}

function shifted(day, days) {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

async function inOrder(entries, work) {
  const done = [];
  for (const [at, entry] of entries.entries()) done.push(await work(entry, at));
  return done;
}
