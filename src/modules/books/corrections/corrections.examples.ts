import { issuedInvoiceExample } from '../invoices/index.js';

export const correctInvoiceExample = {
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  items: [{ product_id: 'prd_01h455vb4pex5vsknk084sn02q', quantity: 12, price: 95.5 }],
  tax_rate: 19,
  reason: 'order_change',
};

export const correctionExample = {
  path: 'voided_and_reissued',
  invoice: {
    ...issuedInvoiceExample,
    id: 'inv_01h455vb4pex5vsknk084sn02r',
    number: 'INV-2026-00002',
    corrects_invoice_id: issuedInvoiceExample.id,
  },
  corrected_invoice: {
    ...issuedInvoiceExample,
    version: 3,
    status: 'void',
    amount_due: 0,
    available_actions: [],
    voided_at: '2026-11-21T10:05:00.000Z',
  },
};
