/** What a draft can say beside its amounts: every text once, so that its input is found by its value. */
export const everyDetail = {
  buyer_reference: '04011000-1234512345-06',
  order_reference: 'PO-11',
  sales_order_reference: 'SO-12',
  contract_reference: 'C-13',
  project_reference: 'P-14',
  receiving_advice_reference: 'RA-15',
  despatch_advice_reference: 'DA-16',
  tender_reference: 'LOT-17',
  buyer_accounting_reference: 'CC-18',
  invoiced_object: { value: 'METER-19', scheme: 'AAB' },
  document_type: 'partial',
  preceding_invoices: [{ number: '2025-20', issue_date: '2025-12-01' }],
  notes: [{ text: 'Ex works', subject_code: 'AAI' }],
  tax_currency: 'CZK',
  tax_exchange_rate: 24.35,
  tax_point_date: '2026-11-21',
  delivery: {
    date: '2026-11-19',
    name: 'Gate 21',
    location: { value: '4012345000009', scheme: '0088' },
    address: {
      line1: 'Hafenweg 22',
      line2: 'Halle 23',
      line3: 'Tor 24',
      city: 'Bremen',
      state: 'HB',
      postal_code: '28195',
      country: 'DE',
    },
  },
  service_period: { start: '2026-11-02', end: '2026-11-29' },
  payment_instructions: {
    means: 'direct_debit',
    reference: 'RF18539007547034',
    text: 'By debit',
    card: { last_digits: '4242', holder: 'Charles Babbage' },
    direct_debit: { mandate: 'M-25', iban: 'FR7630006000011234567890189' },
  },
  payee: {
    name: 'Factor AG',
    identifier: { value: '4000001123452', scheme: '0088' },
    legal_registration: { value: 'HRB-26', scheme: '0198' },
    bank_details: {
      account_holder: 'Factor Holding',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      bank_name: 'Bank-27',
      account_number: '12345628',
      routing_number: '20000029',
    },
  },
  tax_exemptions: [{ category: 'E', rate: 0, reason: 'Article 132', code: 'VATEX-EU-132' }],
  payable_rounding: 0.02,
  reference: 'REF-30',
  message: 'Message-31',
  note: 'Note-32',
  prepaid_amount: 3.33,
  discounts: [
    { percent: 5, base_amount: 66, reason_code: '95', reason: 'Fair', tax_rate: 19, tax_category: 'S' },
  ],
  charges: [{ amount: 4.44, reason_code: 'FC', reason: 'Freight' }],
};

export const everyLineDetail = {
  description: 'Description-40',
  price_base_quantity: 2,
  unit: { label: 'day-41', code: 'DAY' },
  note: 'Note-42',
  buyer_item_id: 'B-43',
  standard_id: { value: '4012345678901', scheme: '0160' },
  classifications: [{ value: '72000000', scheme: 'TST', version: '2008' }],
  origin_country: 'NL',
  attributes: [{ name: 'Colour', value: 'Black' }],
  order_line_reference: 'L-44',
  buyer_accounting_reference: 'CC-45',
  invoiced_object: { value: 'METER-46', scheme: 'AAB' },
  service_period: { start: '2026-11-03', end: '2026-11-28' },
  list_price: 110.5,
  price_discount: 10.5,
  charges: [{ amount: 1.11, reason_code: 'ABK', reason: 'Extra' }],
};

/** What is chosen from a list or written as its language has it, and so is not shown as it is sent. */
const CHOSEN = new Set([
  'document_type',
  'tax_currency',
  'scheme',
  'country',
  'means',
  'category',
  'tax_category',
  'origin_country',
]);

/** All texts that an input has to show as they were sent. */
export function typedTexts(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return CHOSEN.has(name) || /^\d{4}-\d\d-\d\d$/.test(value) ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => typedTexts(one, key));
}
