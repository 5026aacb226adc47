export const approvalFactsExample = {
  id: 'apr_01h455vb4pex5vsknk084sn02q',
  version: 1,
  state: 'pending' as const,
  operation: 'invoices.finalize',
  target_id: 'inv_01h455vb4pex5vsknk084sn02q',
  reason: 'operation' as const,
  asked_by: 'key_01h455vb4pex5vsknk084sn02q',
  decided_by: null,
  rejection_reason: null,
  ended_at: null,
  stale_because: null,
  result: null,
  expires_at: '2026-11-28T10:00:00.000Z',
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

export const staleExample = { reason: 'changed' as const, fields: ['items', 'total'], problem: null };
