import { listSearch, oneOf } from '../../../lists/list-search';

export const deliveryStates = ['pending', 'delivered', 'failed', 'cancelled'] as const;

const TYPE_LENGTH_MAX = 100;

/** The search parameters of the deliveries of an endpoint. */
export const deliverySearch = listSearch(['created_at'], {
  status: oneOf(deliveryStates),
  event_type: (text) => text.length <= TYPE_LENGTH_MAX,
});

export type DeliverySearch = ReturnType<typeof deliverySearch>;
