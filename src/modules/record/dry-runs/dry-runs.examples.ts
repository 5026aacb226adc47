export const createDryRunExample = {
  operation: 'invoices.finalize',
  id: 'inv_01h455vb4pex5vsknk084sn02q',
};

const invoice = { id: 'inv_01h455vb4pex5vsknk084sn02q', status: 'open', number: 'INV-2026-00001' };

export const dryRunExample = {
  operation: 'invoices.finalize',
  would_succeed: true,
  status: 200,
  needs_approval: false,
  problem: null,
  answer: invoice,
  provisional: ['#/number'],
  events: [
    {
      type: 'invoice.finalized',
      data: { object: invoice, previous_attributes: { status: 'draft', number: null } },
    },
  ],
  changes: [
    {
      object: 'invoice',
      object_id: invoice.id,
      before: { status: 'draft', number: null },
      after: { status: 'open', number: invoice.number },
    },
  ],
  messages: [],
  documents: [{ format: 'factur_x', valid: true }],
  warnings: [],
};
