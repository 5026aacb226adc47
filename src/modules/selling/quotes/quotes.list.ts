import {
  byAmount,
  byBeginning,
  byCreation,
  byEnding,
  byWords,
  currency,
  day,
  equal,
  instant,
  metadata,
  numberText,
  range,
  reference,
  since,
  state,
  type ListDefinition,
} from '../../../platform/lists.js';
import { customers } from '../../books/customers/customers.resource.js';
import { IS_INVOICED, STATUS } from './conversion/invoiced.sql.js';
import type { QuoteStatus } from './domain/quote.js';
import { quoteSummaryColumns, type QuoteSummary } from './quotes.resource.js';

const NUMBER = 'number COLLATE "C"';
const CURRENCY = 'currency COLLATE "C"';
const TERMS = 'quote_terms';

const STATES: Readonly<Record<QuoteStatus, string>> = {
  draft: `status = 'draft'`,
  open: `status = 'open'`,
  accepted: `status = 'accepted' AND NOT ${IS_INVOICED}`,
  declined: `status = 'declined'`,
  expired: `status = 'expired'`,
  superseded: `status = 'superseded'`,
  cancelled: `status = 'cancelled'`,
  invoiced: `status = 'accepted' AND ${IS_INVOICED}`,
};

/** The list of quotes: what it can be sorted by, filtered by and searched for. */
export const quoteList: ListDefinition<QuoteSummary> = {
  name: 'quotes',
  table: 'quotes',
  columns: quoteSummaryColumns.map((name) => (name === 'status' ? `${STATUS} AS status` : name)).join(', '),
  sorts: {
    ...byCreation,
    updated_at: [{ sql: 'updated_at', field: 'updated_at', type: 'timestamptz' }],
  },
  filters: [
    state(STATES, { name: 'status', description: 'Only those in this state.' }),
    reference('customer_id', customers, {
      name: 'customer_id',
      description: 'Only those for this customer.',
    }),
    equal(NUMBER, numberText(50), { name: 'number', description: 'Only the one with exactly this number.' }),
    currency(CURRENCY, 'Only those in this currency.'),
    range('valid_until', day, {
      name: 'valid_until',
      description: 'Only those whose last day is one of these; a draft without one has none.',
    }),
    range('created_at', instant, { name: 'created_at', description: 'Only those created then.' }),
    since('updated_at', {
      name: 'updated_since',
      description: 'Only those changed at this moment or later.',
    }),
    metadata(TERMS, 'quotes'),
  ],
  search: {
    description:
      'Only those whose number begins or ends so, whose total this is, or with words in reference that begin like ' +
      'each of these words.',
    ways: [
      byBeginning(NUMBER),
      byEnding('number_end COLLATE "C"'),
      byAmount(CURRENCY, 'total'),
      byWords(TERMS, 'quotes.id'),
    ],
  },
};
