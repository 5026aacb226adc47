import { randomUUID } from 'node:crypto';
import { toTypeId } from '../../src/kernel/ids/type-id.js';

type Query = Readonly<Record<string, string>>;

/** The states of what is sold, and customers: of many rows and of few; and a payment, of the mails with its receipt. */
export const sellingSamples: Readonly<Record<string, readonly Query[]>> = {
  'customers.merged_into': [
    { merged_into: 'cus_01h455vb4pex5vsknk084sn02q', include_archived: 'true' },
    { merged_into: 'cus_01h455vb4pex5vsknk084sn02r' },
  ],
  payment_id: [{ payment_id: toTypeId('pay', randomUUID()) }],
  'credit_notes.status': [{ status: 'issued' }, { status: 'void' }],
  'quotes.status': [
    'draft',
    'open',
    'accepted',
    'declined',
    'expired',
    'superseded',
    'cancelled',
    'invoiced',
  ].map((status) => ({ status })),
  'recurring_invoices.status': ['active', 'paused', 'attention', 'ended'].map((status) => ({ status })),
};
