import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';

/** An organization may have 20 endpoints. */
const ENDPOINTS_MAX = 100;

/** All endpoints, the newest first. */
export function endpointsQuery() {
  return queryOptions({
    queryKey: keysOf('webhook-endpoints').part('all'),
    queryFn: async ({ signal }) => api.webhookEndpoints.list({ limit: ENDPOINTS_MAX }, { signal }),
  });
}

/** One endpoint. */
export function endpointQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('webhook-endpoints').one(id),
    queryFn: ({ signal }) => api.webhookEndpoints.get(id, { signal }),
  });
}

/** What waits is sent within a second, unless the receiver fails. After these looks nobody asks any more. */
const LOOK_AGAIN = { afterMs: 1_000, times: 10 };

/** How an endpoint does. Polls for a while, as long as something waits for it. */
export function endpointHealthQuery(id: string) {
  return queryOptions({
    queryKey: keysOf('webhook-health').part(id),
    queryFn: ({ signal }) => api.webhookEndpoints.health(id, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const isBusy = data !== undefined && data.status !== 'disabled' && data.lag + data.pending > 0;
      return isBusy && dataUpdateCount % LOOK_AGAIN.times !== 0 ? LOOK_AGAIN.afterMs : false;
    },
  });
}

/** The types of events that there are. They change only with the service. */
export function eventTypesQuery() {
  return queryOptions({
    queryKey: keysOf('event-types').all,
    queryFn: ({ signal }) => api.eventTypes.list({ signal }),
    staleTime: Infinity,
  });
}
