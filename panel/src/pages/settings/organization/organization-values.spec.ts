import type { Organization } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { organizationBody, organizationValues } from './organization-values';

const organization: Organization = {
  id: 'org_01h455vb4pex5vsknk084sn02q',
  version: 4,
  mode: 'live',
  name: 'Engines',
  legal_name: 'Engines Ltd',
  address: null,
  tax_ids: [],
  bank_details: {
    account_holder: null,
    iban: 'DE89370400440532013000',
    bic: null,
    bank_name: null,
    account_number: null,
    routing_number: null,
    creditor_id: 'DE98ZZZ09999999999',
  },
  email: null,
  phone: null,
  identifiers: [{ scheme: '0088', value: '4000001123452' }],
  legal_registration: { value: 'HRB 1234 B' },
  legal_info: 'Managing director: Ada',
  electronic_address: { scheme: '9930', value: 'DE123456789' },
  contact: { name: 'Ada', email: null, phone: '+49 30 1' },
  tax_representative: { name: 'Agent', tax_id: 'DE1', address: null },
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
  payment_terms: { net_days: 14, end_of_month: false, day_of_following_month: null },
  tax_rounding: 'document',
  apply_credit: 'oldest_first',
  send_receipts: 'on_receipt',
  settling: { discounts: 'auto', tolerance: 0.05 },
  numbering: {
    invoice: { format: 'INV-{YYYY}-{SEQ:5}', reset: 'yearly' },
    credit_note: { format: 'CN-{YYYY}-{SEQ:5}', reset: 'yearly' },
    quote: { format: 'QT-{YYYY}-{SEQ:5}', reset: 'yearly' },
  },
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
};

describe('the settings of an organization', () => {
  it('equal those that the form was opened with: nothing is lost', () => {
    expect(organizationBody(organizationValues(organization))).toEqual({
      name: 'Engines',
      legal_name: 'Engines Ltd',
      bank_details: { iban: 'DE89370400440532013000', creditor_id: 'DE98ZZZ09999999999' },
      identifiers: [{ scheme: '0088', value: '4000001123452' }],
      legal_registration: { value: 'HRB 1234 B' },
      legal_info: 'Managing director: Ada',
      electronic_address: { scheme: '9930', value: 'DE123456789' },
      contact: { name: 'Ada', phone: '+49 30 1' },
      tax_representative: { name: 'Agent', tax_id: 'DE1' },
      currency: 'EUR',
      time_zone: 'Europe/Berlin',
      payment_terms: { net_days: 14 },
      tax_rounding: 'document',
      apply_credit: 'oldest_first',
      send_receipts: 'on_receipt',
      settling: { discounts: 'auto', tolerance: 0.05 },
    });
  });

  it('accept an IBAN with spaces', () => {
    const values = organizationValues(organization);
    const bank_details = { ...values.bank_details, iban: 'de89 3704 0044 0532 0130 00', bic: ' cobadeffxxx' };
    expect(organizationBody({ ...values, bank_details }).bank_details).toEqual({
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      creditor_id: 'DE98ZZZ09999999999',
    });
  });
});
