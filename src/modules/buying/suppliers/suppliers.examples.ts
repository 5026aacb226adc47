/** What a supplier that is added may say. */
export const createSupplierExample = {
  name: 'Analytical Paper GmbH',
  email: 'accounts@paper.example.com',
  our_number: 'K-4711',
  tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
  address: { line1: 'Papierweg 3', city: 'Köln', postal_code: '50667', country: 'DE' },
  bank_accounts: [{ iban: 'DE89370400440532013000' }],
};

export const supplierFactsExample = {
  id: 'sup_01h455vb4pex5vsknk084sn02q',
  version: 1,
  currency: null,
  archived_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
} as const;
