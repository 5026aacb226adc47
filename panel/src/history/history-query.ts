import type { Event, Page } from '@countinghouse/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../api/client';

const SHOWN_AT_FIRST = 10;

/** An event has its number some milliseconds after the change; what is not there by then is no longer waited for. */
const LOOK_AGAIN = { afterMs: 400, times: 10 };

/** A record as its page shows it. */
export interface RecordVersion {
  readonly id: string;
  readonly version: number;
}

/** What happened to a record, the newest first, in stretches; looked for again until the page's version is told. */
export function historyQuery({ id, version }: RecordVersion) {
  return infiniteQueryOptions({
    queryKey: ['events', 'of', id],
    queryFn: async ({ signal, pageParam }): Promise<Page<Event>> =>
      api.events.list({ object_id: id, order: 'desc', after: pageParam, limit: SHOWN_AT_FIRST }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ has_more, next_cursor }) => (has_more ? Number(next_cursor) : undefined),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const told = data?.pages[0]?.data[0]?.data.object['version'];
      const isBehind = typeof told === 'number' && told < version;
      return isBehind && dataUpdateCount % LOOK_AGAIN.times !== 0 ? LOOK_AGAIN.afterMs : false;
    },
  });
}
