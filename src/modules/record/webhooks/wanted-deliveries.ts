import type { FeedNumber } from '../events/index.js';
import { laneOf, wants } from './domain/endpoint.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import type { NewDelivery } from './webhook-deliveries.repository.js';

/** The deliveries of those events that an endpoint wants. */
export function deliveriesOf(
  { event_types, ordering }: WebhookEndpointEntity,
  numbers: readonly FeedNumber[],
): (NewDelivery & { readonly sequence: bigint })[] {
  return numbers
    .filter(({ type }) => wants(event_types, type))
    .map(({ sequence, event_id, type, object_id }) => ({
      event_id,
      sequence,
      event_type: type,
      object_id,
      lane: laneOf(ordering, object_id, sequence),
    }));
}
