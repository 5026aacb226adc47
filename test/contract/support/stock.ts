import { resources } from '../../../src/modules/resources.js';
import type { Tenant } from '../../support/tenant.js';

/** Identifiers of existing things, by their prefix, and some by a name of their own. */
export type Stock = Readonly<Record<string, string>>;

/** Of everything that is settled, enough for many requests: an issued invoice, payments and a credit note. */
export async function settlementStock(tenant: Tenant, customer_id: string): Promise<Stock> {
  const { api } = tenant;
  const items = [{ product_id: await tenant.product(), quantity: 10_000, price: 100 }];
  const [issued, paid] = [
    await tenant.issuedInvoice({ customer_id, items }),
    await tenant.issuedInvoice({ customer_id, items }),
  ];
  await api.post(`/invoices/${paid}/payments`, { method: 'cash' });
  const payment = { customer_id, amount: 1_000, method: 'cash' };
  const [lasting, reversible] = [await api.post('/payments', payment), await api.post('/payments', payment)];
  const [invoice, note] = [
    await api.get(`/invoices/${issued}`),
    await api.post(`/invoices/${paid}/credit-notes`, { reason: 'other' }),
  ];
  return {
    issued,
    itm: invoice.body.items[0].id as string,
    pay: lasting.body.id as string,
    reversible: reversible.body.id as string,
    crn: note.body.id as string,
  };
}

/** Which thing an operation is tried on, by the beginning and the end of its path. */
export function thingFor(path: string): string {
  const [, resource = '', , action = ''] = path.split('/');
  // To finalize an issued invoice changes nothing, so that the draft is left for the others.
  const issued = { payments: 'issued', 'credit-notes': 'issued', finalize: 'issued' };
  const special = { ...issued, reverse: 'reversible' }[action];
  const { idPrefix } = resources.find(({ name }) => name === resource) ?? {};
  return special ?? idPrefix ?? `no test has an identifier for ${resource}`;
}
