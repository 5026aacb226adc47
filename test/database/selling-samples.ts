type Query = Readonly<Record<string, string>>;

/** The states of what is sold: of many rows and of few. */
export const sellingSamples: Readonly<Record<string, readonly Query[]>> = {
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
