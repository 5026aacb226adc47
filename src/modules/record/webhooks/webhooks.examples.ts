const ENDPOINT = 'whe_01h455vb4pex5vsknk084sn02q';
const DELIVERY = 'whd_01h455vb4pex5vsknk084sn02q';
const EVENT = 'evt_01h455vb4pex5vsknk084sn02q';

export const createEndpointExample = {
  url: 'https://example.com/hooks/countinghouse',
  description: 'Shop',
  event_types: ['invoice.*', 'payment.created'],
};

export const endpointExample = {
  id: ENDPOINT,
  version: 1,
  ...createEndpointExample,
  payload: 'full' as const,
  ordering: 'object' as const,
  header_names: [],
  status: 'active' as const,
  status_reason: null,
  writer_left_at: null,
  previous_secret_ends_at: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

export const endpointWithSecretExample = {
  ...endpointExample,
  secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
};

export const endpointListExample = { data: [endpointExample], has_more: false, next_cursor: null };

export const endpointHealthExample = {
  status: 'active' as const,
  status_reason: null,
  lag: 0,
  pending: 0,
  delivered_24h: 118,
  failed_24h: 2,
  failing_since: null,
  last_success_at: '2026-11-21T10:00:05.000Z',
};

export const attemptExample = {
  number: 1,
  at: '2026-11-21T10:00:00.000Z',
  url: createEndpointExample.url,
  request_headers: {
    'content-type': 'application/json',
    'webhook-id': EVENT,
    'webhook-timestamp': '1795255200',
  },
  status: 200,
  response_headers: { 'content-type': 'text/plain' },
  response_text: 'ok',
  duration_ms: 42,
  address: '192.0.2.10',
  error: null,
};

export const testResultExample = { delivery_id: DELIVERY, ...attemptExample };

export const deliverySummaryExample = {
  id: DELIVERY,
  endpoint_id: ENDPOINT,
  event_id: EVENT,
  sequence: 4711,
  event_type: 'invoice.paid',
  origin: 'feed' as const,
  status: 'delivered' as const,
  attempts: 1,
  next_attempt_at: null,
  last_status: 200,
  last_error: null,
  created_at: '2026-11-21T10:00:00.000Z',
  ended_at: '2026-11-21T10:00:01.000Z',
};

export const deliveryExample = {
  ...deliverySummaryExample,
  log: [attemptExample],
  body: '{"type":"invoice.paid","id":"evt_01h455vb4pex5vsknk084sn02q"}',
};

export const deliveryListExample = { data: [deliverySummaryExample], has_more: false, next_cursor: null };

export const replayExample = { from_sequence: 4711, event_types: ['invoice.*'] };

export const replayResultExample = { deliveries: 12, next_sequence: null };

export const eventTypeExample = {
  type: 'product.updated',
  meaning: 'The product was updated.',
  schema: 'Product',
  example: { id: 'prd_01h455vb4pex5vsknk084sn02q', version: 2, name: 'Programming' },
};
