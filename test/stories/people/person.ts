import { fromTypeId } from '../../../src/kernel/ids/type-id.js';
import type { ApiClient } from '../../support/api-client.js';
import type { TestService } from '../../support/test-service.js';

/** Stands in every value that the person has anywhere. */
export const MARK = 'qvxmark';
export const text = (of: string): string => `${MARK}-${of}`;
const mail = (of: string): string => `${MARK}.${of}@example.com`;
export const PHONE = '90182077';
const metadata = { of: text('metadata') };

async function made(service: TestService, path: string, body: object): Promise<string> {
  const answer = await service.owner.api.post(path, body);
  if (answer.status >= 300) throw new Error(`POST ${path} answered ${JSON.stringify(answer.body)}`);
  return answer.body.id as string;
}

/** A customer with a text of their own in every field. */
export function person(service: TestService): Promise<string> {
  const address = { line1: text('street'), city: text('city'), postal_code: '10115', country: 'DE' };
  return made(service, '/customers', {
    name: text('name'),
    email: mail('own'),
    phone: `+49 30 ${PHONE}`,
    external_id: text('external'),
    tax_ids: [{ type: 'other', value: text('tax') }],
    billing_address: address,
    shipping_address: address,
    contacts: [
      { name: text('contact'), email: mail('contact'), phone: `+49 31 ${PHONE}`, role: text('role') },
    ],
    trading_name: text('trading'),
    identifiers: [{ value: text('identifier') }],
    legal_registration: { value: text('registration') },
    electronic_address: { scheme: 'EM', value: mail('electronic') },
    buyer_reference: text('buyer'),
    buyer_accounting_reference: text('accounting'),
    note: text('note'),
    metadata,
  });
}

function invoiceOf(customer_id: string, product_id: string): object {
  const reason = text('reason');
  return {
    customer_id,
    items: [
      {
        product_id,
        quantity: 2,
        price: 100,
        description: text('item'),
        note: text('line'),
        buyer_item_id: text('article'),
        discounts: [{ amount: 2, reason }],
        charges: [{ amount: 1, reason }],
      },
    ],
    tax_rate: 19,
    discounts: [{ amount: 2, reason }],
    charges: [{ amount: 3, reason }],
    reference: text('reference'),
    note: text('note'),
    message: text('message'),
    order_reference: text('order'),
    delivery: { date: '2026-11-20', name: text('receiver') },
    metadata,
  };
}

export interface Business {
  readonly invoice: string;
  readonly draft: string;
}

/** Everything that can be made for a customer; nothing is left open but the draft. */
export async function business(service: TestService, customer: string): Promise<Business> {
  const product = await service.owner.product();
  const draft = await made(service, '/invoices', invoiceOf(customer, product));
  await recurs(service, invoiceOf(customer, product));
  await offers(service, invoiceOf(customer, product));
  const attachment = { filename: 'a.csv', media_type: 'text/csv', description: text('file') };
  await made(service, `/invoices/${draft}/attachments`, {
    ...attachment,
    reference: text('file'),
    content: Buffer.from(`${MARK},1`).toString('base64'),
  });
  const invoice = await made(service, '/invoices', { ...invoiceOf(customer, product), finalize: true });
  await made(service, `/invoices/${invoice}/extend`, { due_date: '2027-06-30', reason: text('extension') });
  await made(service, `/invoices/${invoice}/links`, {});
  await made(service, `/customers/${customer}/statement/send`, {});
  await made(service, `/invoices/${invoice}/send`, { subject: text('subject'), text: text('mail') });
  await service.jobsRun();
  const format = await service.owner.api.get(`/invoices/${invoice}/documents/ubl`);
  expect([format.status, format.body.errors]).toEqual([200, undefined]);
  const remarks = { reference: text('payment'), note: text('note') };
  const note = await made(service, `/invoices/${invoice}/credit-notes`, {
    reason: 'other',
    items: [{ description: text('credit'), amount: 50, tax_rate: 19 }],
    message: text('message'),
    note: text('note'),
    metadata,
  });
  await made(service, `/credit-notes/${note}/links`, {});
  await made(service, `/invoices/${invoice}/payments`, { method: 'bank_transfer', ...remarks });
  await paidOut(service, invoice);
  const paid = { customer_id: customer, amount: 10, method: 'cash', ...remarks, metadata };
  const refunded = await made(service, '/payments', paid);
  await made(service, `/payments/${refunded}/refund`, { reason: text('refund'), reference: text('back') });
  await made(service, `/payments/${refunded}/send`, { subject: text('receipt'), text: text('receipt') });
  const reversed = await made(service, '/payments', paid);
  await made(service, `/payments/${reversed}/reverse`, { reason: text('reversal') });
  await bounces(service, customer);
  await isRecognized(service, customer);
  // The text of a PDF is compressed, so that nobody would find the person in it.
  await service.database.admin.query('UPDATE message_files SET content = $1', [Buffer.from(MARK)]);
  await service.eventsNumbered();
  return { invoice, draft };
}

/** Credit of a line of an invoice that was paid, and that is given back. */
async function paidOut(service: TestService, invoice: string): Promise<void> {
  const { body } = await service.owner.api.get(`/invoices/${invoice}`);
  const [{ id: item_id }] = body['items'] as [{ id: string }];
  const items = [{ item_id, amount: 1 }];
  const note = await made(service, `/invoices/${invoice}/credit-notes`, { reason: 'other', items });
  await made(service, `/credit-notes/${note}/mark-refunded`, { reference: text('back') });
}

/** A rule by which the bank's words say that this customer pays. The account has the digits of the phone. */
async function isRecognized(service: TestService, customer_id: string): Promise<void> {
  const words = { name_contains: text('payer'), text_contains: text('purpose') };
  const rule = { name: text('rule'), counterparty_iban: 'DE08370400440090182077', ...words };
  await made(service, '/matching-rules', { ...rule, outcome: 'customer', customer_id });
}

/** A subscription that begins long after the person was erased. */
async function recurs(service: TestService, content: object): Promise<void> {
  const rule = { every: 1, unit: 'month' };
  await made(service, '/recurring-invoices', {
    name: text('subscription'),
    content: { ...content, delivery: undefined },
    rule,
    start_on: '2099-01-31',
  });
}

/** Quotes in every state that has words of the customer in it. */
async function offers(service: TestService, content: object): Promise<void> {
  const { order_reference: _order, delivery: _delivery, ...body } = content as Record<string, unknown>;
  for (const ends of ['draft', 'open', 'accept', 'decline'] as const) {
    const quote = await made(service, '/quotes', { ...body, terms: text('terms') });
    if (ends === 'draft') continue;
    await made(service, `/quotes/${quote}/issue`, {});
    if (ends === 'open') {
      await made(service, `/quotes/${quote}/links`, {});
      await made(service, `/quotes/${quote}/send`, { subject: text('subject'), text: text('mail') });
    }
    const answer =
      ends === 'accept' ? { name: text('signer'), channel: 'paper' } : { reason: text('refusal') };
    if (ends !== 'open') await made(service, `/quotes/${quote}/${ends}`, answer);
  }
}

/** What a mail server leaves behind that names the person in its refusal. */
async function bounces(service: TestService, customer: string): Promise<void> {
  const { admin } = service.database;
  const id = (await service.owner.api.get(`/messages?customer_id=${customer}`)).body.data[0].id as string;
  const values = [fromTypeId('msg', id), text('refusal'), mail('own'), service.clock.now()];
  await admin.query(
    `WITH attempt AS (
       INSERT INTO message_attempts (organization_id, message_id, number, at, outcome, text, duration_ms)
       SELECT organization_id, id, 99, $4, 'refused', $2, 1 FROM messages WHERE id = $1
     ), suppressed AS (
       INSERT INTO suppressed_addresses (organization_id, address, reason, message_id, created_at)
       SELECT organization_id, $3, 'bounced', id, $4 FROM messages WHERE id = $1
     )
     UPDATE messages SET last_answer = jsonb_build_object('outcome', 'refused', 'text', $2::text) WHERE id = $1`,
    values,
  );
}

/** Fills in what electronic documents ask of a seller. Gives the session of the owner. */
export async function germanSeller(service: TestService): Promise<ApiClient> {
  const owner = await service.owner.signIn();
  const { body } = await owner.get('/organization');
  const address = { line1: 'Werkstr. 1', city: 'Berlin', postal_code: '10115', country: 'DE' };
  const { name, currency, time_zone } = body as Record<string, unknown>;
  const electronic = {
    tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
    bank_details: { iban: 'DE89370400440532013000' },
    electronic_address: { scheme: '9930', value: 'DE123456789' },
    contact: { name: 'Ada Muster', phone: '+49 30 1234567', email: 'ada@example.com' },
  };
  const details = { name, currency, time_zone, address, ...electronic };
  expect((await owner.put('/organization', details)).status).toBe(200);
  return owner;
}
