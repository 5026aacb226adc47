import { enqueue, jobKind, type Transaction } from '../../../platform/index.js';

/** Turns events of the feed into deliveries, for all endpoints. What numbers events orders it by this name. */
export const fanOut = jobKind<object>('webhooks.fan_out', { byWorkersOnly: true });

/** Attempts what is due of an endpoint. */
export const deliver = jobKind<DueEndpoint>('webhooks.deliver', {
  runner: 'outbound',
  byWorkersOnly: true,
});

export interface DueEndpoint {
  readonly endpoint_id: string;
}

/** How many requests an endpoint gets at once. */
export const REQUESTS_AT_ONCE = 8;

/** Orders that what is due of an endpoint is attempted. */
export function orderTurn(tx: Transaction, endpointId: string): void {
  enqueue(tx, deliver, { key: endpointId, payload: { endpoint_id: endpointId } });
}

/** Orders the next attempt of a delivery. */
export function orderAttempt(
  tx: Transaction,
  { id, endpoint_id }: { id: string; endpoint_id: string },
  due: Date,
): void {
  enqueue(tx, deliver, { key: `${endpoint_id} of ${id}`, payload: { endpoint_id }, due });
}

export function orderFanOut(tx: Transaction): void {
  enqueue(tx, fanOut, { key: 'feed', payload: {} });
}
