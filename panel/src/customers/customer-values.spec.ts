import type { Customer } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { termsValues } from '../forms/terms-values';
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
    line3: 'Gate C',
    city: 'Berlin',
    state: null,
    postal_code: '10115',
    country: 'DE',
  },
  shipping_address: null,
  contacts: [{ name: 'Ada', email: null, phone: '+49 30 1', role: null, receives_invoices: true }],
  currency: 'EUR',
  locale: 'de',
  payment_terms: {
    net_days: 14,
    end_of_month: true,
    day_of_following_month: null,
    early_payment: [{ days: 7, percent: 2 }],
  },
  price_list_id: 'prl_01h455vb4pex5vsknk084sn02q',
  apply_credit: 'oldest_first',
  withholdings: null,
  tax_exemption: 'none',
  trading_name: 'Engines Ltd',
  identifiers: [{ scheme: '0088', value: '4012345000009' }],
  legal_registration: { value: 'HRB 1' },
  electronic_address: { scheme: '0204', value: '05315' },
  buyer_reference: '05315',
  buyer_accounting_reference: null,
  document_format: 'xrechnung_ubl',
  reminders: 'off',
  note: null,
  metadata: { shop: '7' },
  archived_at: null,
  merged_into: null,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
};

describe('the request body of a customer', () => {
  it('has the filled fields, and always the name', () => {
    expect(customerBody(customerValues())).toEqual({ name: '', tax_exemption: 'none', reminders: 'default' });
  });

  it('equals the customer that the form was opened with: nothing is lost', () => {
    expect(customerBody(customerValues(customer))).toEqual({
      name: 'Engines',
      price_list_id: 'prl_01h455vb4pex5vsknk084sn02q',
      apply_credit: 'oldest_first',
      email: 'ada@example.com',
      tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
      billing_address: {
        line1: '1 Row',
        line3: 'Gate C',
        city: 'Berlin',
        postal_code: '10115',
        country: 'DE',
      },
      contacts: [{ name: 'Ada', phone: '+49 30 1', receives_invoices: true }],
      currency: 'EUR',
      locale: 'de',
      payment_terms: { net_days: 14, end_of_month: true, early_payment: [{ days: 7, percent: 2 }] },
      trading_name: 'Engines Ltd',
      identifiers: [{ scheme: '0088', value: '4012345000009' }],
      legal_registration: { value: 'HRB 1' },
      electronic_address: { scheme: '0204', value: '05315' },
      buyer_reference: '05315',
      document_format: 'xrechnung_ubl',
      reminders: 'off',
      tax_exemption: 'none',
      metadata: { shop: '7' },
    });
  });

  it('keeps terms at the end of the month, and has no terms if none were given', () => {
    const terms = { ...termsValues(), end_of_month: true, day_of_following_month: '15' };
    expect(customerBody({ ...customerValues(), payment_terms: terms }).payment_terms).toEqual({
      net_days: 0,
      end_of_month: true,
      day_of_following_month: 15,
    });
  });

  it('has discounts for early payment without empty rows at the end, and lets the service ask for the days', () => {
    const blank = { days: '', percent: '', base_amount: '' };
    const early_payment = [blank, { ...blank, days: '7', percent: '2.5' }, blank];
    const terms = { ...termsValues(), early_payment };
    expect(customerBody({ ...customerValues(), payment_terms: terms }).payment_terms).toEqual({
      early_payment: [{}, { days: 7, percent: 2.5 }],
    });
  });
});
