import { columnsThat, scope, type ColumnsThat, type Fates, type Resource } from '../../../platform/index.js';
import { QuoteEntity } from './entities/quote.entity.js';
import { QuoteProductEntity } from './entities/quote-product.entity.js';
import { QuoteTermEntity } from './entities/quote-term.entity.js';

/** What becomes of each column. */
export const quoteFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  status: { is: 'told', personal: false },
  number: { is: 'told', personal: false },
  number_end: { is: 'internal', personal: false },
  revision: { is: 'told' },
  revises_quote_id: { is: 'told', personal: false },
  superseded_by_quote_id: { is: 'told', personal: false },
  customer_id: { is: 'told', personal: false },
  customer_name: { is: 'told', personal: true },
  currency: { is: 'told', personal: false },
  content: { is: 'internal', personal: true },
  items: { is: 'whole', personal: true },
  tax_rate: { is: 'told' },
  tax_category: { is: 'told', personal: false },
  tax_exemption_reason: { is: 'told', personal: false },
  tax_rounding: { is: 'told', personal: false },
  prices_include_tax: { is: 'told' },
  discounts: { is: 'told', personal: true },
  charges: { is: 'told', personal: true },
  subtotal: { is: 'told' },
  discount_total: { is: 'told' },
  charge_total: { is: 'told' },
  tax_total: { is: 'told' },
  total: { is: 'told' },
  tax_breakdown: { is: 'told', personal: false },
  issue_date: { is: 'told', personal: false },
  valid_until: { is: 'told', personal: false },
  reference: { is: 'told', personal: true },
  note: { is: 'told', personal: true },
  message: { is: 'told', personal: true },
  terms: { is: 'whole', personal: true },
  metadata: { is: 'told', personal: true },
  seller: { is: 'whole', personal: false },
  buyer: { is: 'whole', personal: true },
  acceptance: { is: 'told', personal: true },
  decline_reason: { is: 'told', personal: true },
  issued_at: { is: 'told' },
  sent_at: { is: 'told' },
  viewed_at: { is: 'told' },
  closed_at: { is: 'told' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<QuoteEntity>;

type QuoteFates = typeof quoteFates;

/** A quote in a list: without its lines, its terms and the parties. */
export type QuoteSummary = Pick<QuoteEntity, ColumnsThat<QuoteFates, { readonly is: 'told' }>>;

/** The columns of `QuoteSummary`. */
export const quoteSummaryColumns = columnsThat(quoteFates, { is: 'told' });

/** What is offered to a customer, until it is accepted and invoiced. */
export const quotes = {
  name: 'quotes',
  noun: 'quote',
  idPrefix: 'quo',
  read: scope('quotes:read'),
  write: scope('quotes:write'),
  events: [
    'created',
    'updated',
    'deleted',
    'issued',
    'sent',
    'viewed',
    'accepted',
    'declined',
    'expired',
    'extended',
    'superseded',
    'cancelled',
    'invoiced',
  ],
  tags: [{ name: 'Quotes', description: 'What is offered to customers, from draft to acceptance.' }],
  entities: [QuoteEntity, QuoteProductEntity, QuoteTermEntity],
} as const satisfies Resource;

/** The lines of quotes. */
export const quoteItems = {
  name: 'quote-items',
  noun: 'quote item',
  idPrefix: 'qit',
  tags: [],
  entities: [],
} as const satisfies Resource;
