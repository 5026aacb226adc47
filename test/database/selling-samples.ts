type Query = Readonly<Record<string, string>>;

/** The states of what is sold, and customers: of many rows and of few. */
export const sellingSamples: Readonly<Record<string, readonly Query[]>> = {
  'customers.merged_into': [
    { merged_into: 'cus_01h455vb4pex5vsknk084sn02q', include_archived: 'true' },
    { merged_into: 'cus_01h455vb4pex5vsknk084sn02r' },
  ],
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
