export const createProductExample = {
  name: 'Programming',
  sku: 'PRG-01',
  price: 95.5,
  tax_rate: 19,
  tax_category: 'S',
  unit: { label: 'h', code: 'HUR' },
};

export const productExample = {
  id: 'prd_01h455vb4pex5vsknk084sn02q',
  version: 1,
  ...createProductExample,
  description: null,
  currency: null,
  active: true,
  metadata: {},
  archived_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

export const productListExample = { data: [productExample], has_more: false, next_cursor: null };
