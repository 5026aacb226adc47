import { resources } from '../../../src/modules/resources.js';
import type { ApiClient } from '../../support/api-client.js';
import { approvalThing } from '../../support/asked-approvals.js';
import { agreedThing, quoteBody, quoteThing } from '../../support/quote-thing.js';
import { bankStock } from '../../support/bank-things.js';
import { buyingThings } from '../../support/buying-things.js';
import { templateThing } from '../../support/template-thing.js';
import { recurringThing } from '../../support/recurring-thing.js';
import type { Tenant } from '../../support/tenant.js';

/** Identifiers of existing resources, by their prefix; some have a name of their own. */
export type Stock = Readonly<Record<string, string>>;

/** Creates enough settled documents for many requests: an issued invoice, payments and a credit note. */
export async function settlementStock(tenant: Tenant, customer_id: string): Promise<Stock> {
  const { api } = tenant;
  const items = [{ product_id: await tenant.product(), quantity: 10_000, price: 100 }];
  // What is paid without an invoice stays so, whatever the organization was changed to.
  await api.patch(`/customers/${customer_id}`, { apply_credit: 'off' });
  const [issued, paid] = [
    await tenant.issuedInvoice({ customer_id, items }),
    await tenant.issuedInvoice({ customer_id, items }),
  ];
  await api.post(`/invoices/${paid}/payments`, { method: 'cash' });
  const payment = { customer_id, amount: 1_000, method: 'cash' };
  const allocations = [{ invoice_id: issued, amount: 400 }];
  const [lasting, reversible] = [
    await api.post('/payments', { ...payment, allocations }),
    await api.post('/payments', payment),
  ];
  const refunded = await api.post(`/payments/${lasting.body.id as string}/refund`, { amount: 10 });
  const [invoice, note] = [
    await api.get(`/invoices/${issued}`),
    await api.post(`/invoices/${paid}/credit-notes`, { reason: 'other' }),
  ];
  // It waits for longer than any test runs.
  // Another address each time, because a report of a bounce closes one.
  const mail = { to: [`${issued}@example.com`], attachments: [], send_at: '2099-01-01T00:00:00Z' };
  const message = await api.post(`/invoices/${issued}/send`, mail);
  const link = await api.post(`/invoices/${issued}/links`);
  // Of a customer whom nothing has changed: with an address, and without a wish for a format.
  const reminded = await tenant.issuedInvoice({
    customer_id: await tenant.customer({ email: `${issued}@example.com` }),
  });
  const content = { customer_id, items, tax_rate: 19 };
  return {
    ...(await bankStock(api)),
    ...(await buyingThings(api)),
    ...(await copyingStock(api, content)),
    issued,
    reminded,
    ...(await quoteStock(api, quoteBody(customer_id, items[0]?.product_id))),
    // With nothing open, which would stand in the way of an erasure.
    settled: await tenant.customer(),
    lnk: link.body.id as string,
    msg: message.body.id as string,
    itm: invoice.body.items[0].id as string,
    pay: lasting.body.id as string,
    rfd: refunded.body.refunds[0].id as string,
    reversible: reversible.body.id as string,
    crn: note.body.id as string,
  };
}

/** What invoices are made of again and again. */
async function copyingStock(
  api: ApiClient,
  content: { readonly items: { product_id: string }[] },
): Promise<Stock> {
  const rec = await recurringThing(api, content);
  // So that it can be resumed.
  await api.post(`/recurring-invoices/${rec}/pause`);
  return { rec, tpl: await templateThing(api, content.items[0]?.product_id) };
}

/** A quote that is a draft, one that can be accepted, with a line of it, and one that was. */
async function quoteStock(api: ApiClient, body: object): Promise<Stock> {
  const offered = await quoteThing(api, body, { isIssued: true });
  const agreed = await agreedThing(api, body);
  return { ...(await quoteThing(api, body)), offered: offered.quo, qit: offered.qit, agreed };
}

/** Lets somebody join by an invitation, and makes another one that is open. Takes the session of a manager. */
export async function peopleStock(session: ApiClient, email: string): Promise<Stock> {
  const role = 'viewer';
  const invited = await session.post('/invitations', { email, role });
  const joining = { token: invited.body.token as string, password: 'seven wet otters under a bridge' };
  const accepted = await session.as(undefined).post('/invitations/accept', joining);
  if (accepted.status !== 200) throw new Error(`Not accepted: ${JSON.stringify(accepted.body)}`);
  const [members, open, own] = [
    await session.get('/members'),
    await session.post('/invitations', { email: `open-${email}`, role }),
    await session.get('/auth/sessions'),
  ];
  return {
    apr: await approvalThing(session),
    usr: members.body.data.find((member: { email: string }) => member.email === email).id as string,
    ivt: open.body.id as string,
    ses: own.body.data[0].id as string,
  };
}

/** Returns the resource that an operation is tested on, by the first and the last part of its path. */
export function thingFor(path: string): string {
  const [, resource = '', , action = ''] = path.split('/');
  // To finalize an issued invoice changes nothing, so that the draft is left for the others.
  const issued = {
    payments: 'issued',
    'credit-notes': 'issued',
    finalize: 'issued',
    erase: 'settled',
    merge: 'settled',
  };
  const sent = {
    send: 'issued',
    remind: 'reminded',
    'send-preview': 'issued',
    'mark-sent': 'issued',
    extend: 'issued',
    links: 'issued',
  };
  const answered = {
    send: 'offered',
    links: 'offered',
    revise: 'offered',
    accept: 'offered',
    decline: 'offered',
    extend: 'offered',
    cancel: 'offered',
    invoices: 'agreed',
  };
  const ofOpen = { approve: 'opened', dispute: 'opened', void: 'opened' };
  const ofResource = {
    ...(resource === 'invoices' && sent),
    ...(resource === 'quotes' && answered),
    ...(resource === 'bills' && ofOpen),
  };
  const reverse = resource === 'bill-payments' ? 'bpy' : 'reversible';
  const special = { ...issued, ...ofResource, reverse }[action];
  // Members are named by their users; sessions stand under what signs in.
  const named = { members: 'usr', auth: 'ses' }[resource];
  const { idPrefix } = resources.find(({ name }) => name === resource) ?? {};
  return special ?? named ?? idPrefix ?? `no test has an identifier for ${resource}`;
}
