const content = {
  items: [{ product_id: 'prd_01h455vb4pex5vsknk084sn02q', quantity: 1, price: 95.5 }],
  tax_rate: 19,
  message: 'Thank you for your order.',
};

export const createInvoiceTemplateExample = { name: 'Consulting', content };

export const useInvoiceTemplateExample = {
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  overrides: { reference: 'PO 4711' },
};

export const invoiceTemplateExample = {
  id: 'tpl_01h455vb4pex5vsknk084sn02q',
  version: 1,
  name: 'Consulting',
  content,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};
