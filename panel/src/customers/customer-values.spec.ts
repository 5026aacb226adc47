import type { Customer } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { customerBody, customerValues } from './customer-values';

const customer: Customer = {
  id: 'cus_01h455vb4pex5vsknk084sn02q',
  version: 3,
  name: 'Engines',
  email: 'ada@example.com',
  phone: null,
  external_id: null,
  tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
  billing_address: {
    line1: '1 Row',
    line2: null,
    city: 'Berlin',
    state: null,
    postal_code: '10115',
    country: 'DE',
  },
  shipping_address: null,
  contacts: [{ name: 'Ada', email: null, role: null, receives_invoices: true }],
  currency: 'EUR',
  locale: 'de',
  payment_terms: { net_days: 14, end_of_month: true, day_of_following_month: null },
  tax_exemption: 'none',
  note: null,
  metadata: { shop: '7' },
  archived_at: null,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
};

describe('the request body of a customer', () => {
  it('has the filled fields, and always the name', () => {
    expect(customerBody(customerValues())).toEqual({ name: '', tax_exemption: 'none' });
  });

  it('equals the customer that the form was opened with: nothing is lost', () => {
    expect(customerBody(customerValues(customer))).toEqual({
      name: 'Engines',
      email: 'ada@example.com',
      tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
      billing_address: { line1: '1 Row', city: 'Berlin', postal_code: '10115', country: 'DE' },
      contacts: [{ name: 'Ada', receives_invoices: true }],
      currency: 'EUR',
      locale: 'de',
      payment_terms: { net_days: 14, end_of_month: true },
      tax_exemption: 'none',
      metadata: { shop: '7' },
    });
  });

  it('keeps terms at the end of the month, and has no terms if none were given', () => {
    const terms = { net_days: '', end_of_month: true, day_of_following_month: '15' };
    expect(customerBody({ ...customerValues(), payment_terms: terms }).payment_terms).toEqual({
      net_days: 0,
      end_of_month: true,
      day_of_following_month: 15,
    });
  });
});
