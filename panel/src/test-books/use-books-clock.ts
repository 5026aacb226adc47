import type { Clock } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { useSession } from '../session/use-session';
import { setBooksAhead } from './books-clock';

const EVERY_MS = 60_000;

/** Loads the clock of test books, and lets the panel go by it; undefined until it is known. */
export function useBooksClock(): Clock | undefined {
  const id = useSession()?.organization.id;
  const { data } = useQuery({
    queryKey: keysOf('organization').part('clock', id),
    queryFn: async ({ signal }) => {
      const clock = await api.organization.getClock({ signal });
      setBooksAhead(clock.ahead_seconds * 1_000);
      return clock;
    },
    refetchInterval: EVERY_MS,
    throwOnError: false,
  });
  return data;
}
