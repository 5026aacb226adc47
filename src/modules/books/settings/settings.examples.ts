export const updateOrganizationExample = {
  name: 'Analytical Engines',
  legal_name: 'Analytical Engines Ltd',
  address: { line1: '12 St James’s Square', city: 'London', postal_code: 'SW1Y 4JH', country: 'GB' },
  tax_ids: [{ type: 'gb_vat', value: 'GB123456789' }],
  bank_details: { iban: 'GB82WEST12345698765432', bic: 'WESTGB2LXXX', bank_name: 'West Bank' },
  email: 'billing@example.com',
  phone: '+44 20 7946 0000',
  identifiers: [{ scheme: '0088', value: '5000000000005' }],
  legal_registration: { value: '01234567' },
  legal_info: 'Registered in England and Wales',
  electronic_address: { scheme: '9932', value: 'GB123456789' },
  contact: { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+44 20 7946 0001' },
  currency: 'GBP',
  time_zone: 'Europe/London',
  payment_terms: { net_days: 30 },
  tax_rounding: 'document' as const,
  apply_credit: 'off' as const,
  send_receipts: 'off' as const,
  settling: { discounts: 'auto' as const, tolerance: 0.05, rest_max: 5 },
  numbering: {
    invoice: { format: 'INV-{YYYY}-{SEQ:5}', reset: 'yearly' as const },
    credit_note: { format: 'CN-{YYYY}-{SEQ:5}', reset: 'yearly' as const },
    quote: { format: 'QT-{YYYY}-{SEQ:5}', reset: 'yearly' as const },
  },
};

export const organizationExample = {
  id: 'org_01h455vb4pex5vsknk084sn02q',
  version: 2,
  mode: 'live',
  ...updateOrganizationExample,
  tax_representative: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:05:00.000Z',
};

export const moveClockExample = { now: new Date('2027-11-21T10:00:00.000Z') };

export const clockExample = {
  mode: 'test',
  now: '2027-11-21T10:00:00.000Z',
  today: '2027-11-21',
  time_zone: 'Europe/London',
  ahead_seconds: 31_536_000,
};

export const movedClockExample = { ...clockExample, jobs_run: 742, jobs_failed: 0, is_settled: true };
