import type { Event, Page } from '@countinghouse/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';

const SHOWN_AT_FIRST = 10;

/**
 * An event gets its number some milliseconds after the change. After these attempts, the query stops polling for it.
 */
const LOOK_AGAIN = { afterMs: 400, times: 10 };

/** A record and the version that its page shows. */
export interface RecordVersion {
  readonly id: string;
  readonly version: number;
}

/** The events of a record, the newest first, in pages. Polls until the event of the page's version is there. */
export function historyQuery({ id, version }: RecordVersion) {
  return infiniteQueryOptions({
    queryKey: keysOf('events').part('of', id),
    queryFn: async ({ signal, pageParam }): Promise<Page<Event>> =>
      api.events.list({ object_id: id, order: 'desc', after: pageParam, limit: SHOWN_AT_FIRST }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ has_more, next_cursor }) => (has_more ? Number(next_cursor) : undefined),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const announced = data?.pages[0]?.data[0]?.data.object['version'];
      const isBehind = typeof announced === 'number' && announced < version;
      return isBehind && dataUpdateCount % LOOK_AGAIN.times !== 0 ? LOOK_AGAIN.afterMs : false;
    },
  });
}
