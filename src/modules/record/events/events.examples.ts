export const eventExample = {
  id: 'evt_01h455vb4pex5vsknk084sn02q',
  type: 'product.updated',
  sequence: 4711,
  created_at: '2026-11-21T10:00:00.000Z',
  actor: { kind: 'api_key', id: 'key_01h455vb4pex5vsknk084sn02q' },
  request_id: 'req_5f0c6a0d9d3f4a1b8c7e6d5f',
  data: {
    object: { id: 'prd_01h455vb4pex5vsknk084sn02q', version: 2, name: 'Programming', price: 99 },
    previous_attributes: { version: 1, price: 95.5 },
  },
};

export const auditEntryExample = {
  ...eventExample,
  actor: {
    kind: 'user',
    id: 'usr_01h455vb4pex5vsknk084sn02q',
    name: 'Ada Lovelace',
    via: null,
    limits_version: null,
    maker_limits_version: null,
    approval_id: null,
    approved_by: null,
  },
  ip: '192.0.2.7',
  user_agent: 'Mozilla/5.0',
  session_id: 'ses_01h455vb4pex5vsknk084sn02q',
};

export const auditListExample = { data: [auditEntryExample], has_more: false, next_cursor: '4711' };

export const eventListExample = { data: [eventExample], has_more: false, next_cursor: '4711' };
