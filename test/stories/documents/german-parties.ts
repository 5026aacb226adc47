import type { Tenant } from '../../support/tenant.js';

/** A German seller whose documents are valid everywhere. */
export const germanSeller = {
  name: 'Muster',
  legal_name: 'Muster GmbH',
  currency: 'EUR',
  time_zone: 'UTC',
  address: { line1: 'Werkstr. 1', city: 'Berlin', postal_code: '10115', country: 'DE' },
  tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
  bank_details: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  email: 'info@muster.example',
  phone: '+49 30 1234567',
  electronic_address: { scheme: '9930', value: 'DE123456789' },
  contact: { name: 'Ada Muster', phone: '+49 30 1234567', email: 'ada@muster.example' },
};

/** A German authority as customer. */
export const germanBuyer = {
  name: 'Stadt Köln',
  billing_address: { line1: 'Rathausplatz 1', city: 'Köln', postal_code: '50667', country: 'DE' },
  electronic_address: { scheme: '0204', value: '05315-12345-44' },
  buyer_reference: '05315-12345-44',
};

/** What makes an invoice between the two valid in every format. */
export const validInvoice = { delivery: { date: '2026-11-20' }, tax_rate: 19 };

/** Gives the organization the details of the German seller, and the fields beside them. */
export async function becomeGerman(tenant: Tenant, fields: object = {}): Promise<void> {
  const manager = await tenant.signIn();
  const answer = await manager.put('/organization', { ...germanSeller, ...fields });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
