export const createCustomerExample = {
  name: 'Difference Engines GmbH',
  email: 'accounts@example.com',
  billing_address: { line1: 'Friedrichstraße 12', city: 'Berlin', postal_code: '10117', country: 'DE' },
  tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
  payment_terms: { net_days: 30 },
  electronic_address: { scheme: '0204', value: '04011000-1234512345-06' },
  buyer_reference: '04011000-1234512345-06',
  document_format: 'xrechnung_ubl' as const,
};

export const customerExample = {
  id: 'cus_01h455vb4pex5vsknk084sn02q',
  version: 1,
  ...createCustomerExample,
  phone: null,
  external_id: null,
  shipping_address: null,
  contacts: [],
  currency: null,
  locale: null,
  price_list_id: null,
  apply_credit: null,
  withholdings: null,
  tax_exemption: 'none',
  trading_name: null,
  identifiers: null,
  legal_registration: null,
  buyer_accounting_reference: null,
  reminders: 'default',
  note: null,
  metadata: {},
  archived_at: null,
  merged_into: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

export const customerListExample = { data: [customerExample], has_more: false, next_cursor: null };
