import { amountsExample, itemExample, issuedInvoiceExample } from '../../books/invoices/index.js';

export const createQuoteExample = {
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  items: [
    { product_id: 'prd_01h455vb4pex5vsknk084sn02q', quantity: 12.5, price: 95.5 },
    { product_id: 'prd_01h455vb4pex5vsknk084sn02q', quantity: 2, price: 95.5, optional: true },
  ],
  tax_rate: 19,
  valid_until: '2099-12-31',
  terms: 'Payable within 14 days.',
};

const { tax_rate, tax_category, tax_exemption_reason, tax_rounding, prices_include_tax } = amountsExample;
const { subtotal, discount_total, charge_total, total_excluding_tax, tax_total, total, tax_breakdown } =
  amountsExample;

const quotedExample = {
  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',
  customer_name: 'Difference Engines GmbH',
  currency: 'EUR',
  ...{ tax_rate, tax_category, tax_exemption_reason, tax_rounding, prices_include_tax },
  discounts: [],
  charges: [],
  ...{ subtotal, discount_total, charge_total, total_excluding_tax, tax_total, total, tax_breakdown },
};

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const quoteSummaryExample = {
  id: 'quo_01h455vb4pex5vsknk084sn02q',
  version: 1,
  status: 'draft' as const,
  available_actions: ['update', 'delete', 'issue'] as const,
  number: null,
  revision: 1,
  revises_quote_id: null,
  superseded_by_quote_id: null,
  ...quotedExample,
  issue_date: null,
  valid_until: '2099-12-31',
  reference: null,
  note: null,
  message: null,
  metadata: {},
  acceptance: null,
  decline_reason: null,
  issued_at: null,
  sent_at: null,
  viewed_at: null,
  closed_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

const quotedItems = [
  { optional: false, group: null, chosen: true, ...itemExample },
  {
    ...{ optional: true, group: null, chosen: false },
    ...{ ...itemExample, quantity: 2, gross: 191, net: 191, taxable: 191 },
  },
];

export const calculatedQuoteExample = { ...quotedExample, items: quotedItems };

export const quoteExample = {
  ...quoteSummaryExample,
  terms: 'Payable within 14 days.',
  seller: null,
  buyer: null,
  items: quotedItems.map((item, at) => ({ id: `qit_01h455vb4pex5vsknk084sn02${'qr'.charAt(at)}`, ...item })),
};

export const quoteListExample = { data: [quoteSummaryExample], has_more: false, next_cursor: null };

export const issuedQuoteExample = {
  ...quoteExample,
  version: 2,
  status: 'open' as const,
  available_actions: ['send', 'revise', 'accept', 'decline', 'extend', 'cancel'] as const,
  number: 'QT-2026-00001',
  issue_date: '2026-11-21',
  issued_at: '2026-11-21T10:05:00.000Z',
  seller: issuedInvoiceExample.seller,
  buyer: issuedInvoiceExample.buyer,
};

export const sendQuoteExample = { to: ['ap@example.com'], language: 'en' as const };

export const acceptQuoteExample = {
  name: 'Ada Lovelace',
  channel: 'phone' as const,
  items: [{ quote_item_id: 'qit_01h455vb4pex5vsknk084sn02r' }],
};

export const acceptedQuoteExample = {
  ...issuedQuoteExample,
  version: 3,
  status: 'accepted' as const,
  available_actions: ['create_invoice'] as const,
  acceptance: {
    at: '2026-11-22T10:00:00.000Z',
    name: acceptQuoteExample.name,
    channel: acceptQuoteExample.channel,
    email: null,
    link_id: null,
    address_hash: null,
    items: quoteExample.items.map(({ id }) => id),
    document_hash: hash,
    terms_hash: hash,
    subtotal: 1384.75,
    discount_total: 0,
    charge_total: 0,
    tax_total: 263.1,
    total: 1647.85,
    tax_breakdown: [{ category: 'S' as const, rate: 19, taxable: 1384.75, tax: 263.1 }],
  },
  closed_at: '2026-11-22T10:00:00.000Z',
};

export const declineQuoteExample = { reason: 'Too late in the year.' };

export const declinedQuoteExample = {
  ...issuedQuoteExample,
  version: 3,
  status: 'declined' as const,
  available_actions: ['revise'] as const,
  decline_reason: declineQuoteExample.reason,
  closed_at: '2026-11-22T10:00:00.000Z',
};

export const cancelledQuoteExample = {
  ...declinedQuoteExample,
  status: 'cancelled' as const,
  available_actions: [],
  decline_reason: null,
};

export const extendQuoteExample = { valid_until: '2099-12-31' };

export const quoteCalculationExample = {
  quote_id: quoteExample.id,
  version: 1,
  status: 'draft',
  currency: 'EUR',
  tax_rounding: 'document',
  prices_include_tax: false,
  steps: [
    {
      step: 'line_gross',
      scope: 'line 1',
      title: 'Quantity times price',
      rules: ['BR-24'],
      formula: '12.5 × 95.5',
      exact: '1193.75',
      rounding: 'half-up',
      result: 1193.75,
      shares: [],
    },
  ],
};

export const createQuoteInvoiceExample = { deposit: { percent: 30 } };

export const quoteInvoicingExample = {
  data: [{ invoice_id: 'inv_01h455vb4pex5vsknk084sn02q', kind: 'lines' as const, counts: true }],
  left: [{ quote_item_id: 'qit_01h455vb4pex5vsknk084sn02q', quantity: 10.5 }],
};
