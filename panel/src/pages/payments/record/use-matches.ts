import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { numbersIn, rankedMatches, type Match } from './matches';

const PAUSE_MS = 250;
const FOUND_MAX = 10;

interface Known {
  readonly amount: number | undefined;
  readonly currency: string;
  readonly reference: string;
  readonly customerId: string | null;
}

/** Returns the open invoices that a payment may be for, by its reference, its amount and its customer. */
export function useMatches(known: Known): { matches: Match[]; isLooking: boolean } {
  const now = JSON.stringify(known);
  const [asked] = useDebouncedValue(now, PAUSE_MS);
  const { amount, reference, customerId } = known;
  const isAnything = amount !== undefined || numbersIn(reference).length > 0 || customerId !== null;
  const { data, isFetching } = useQuery({
    queryKey: keysOf('invoices').part('matches', asked),
    queryFn: ({ signal }) => invoicesFor(JSON.parse(asked) as Known, signal),
    enabled: isAnything,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });
  const found = isAnything ? rankedMatches(data ?? [], known).slice(0, FOUND_MAX) : [];
  return { matches: found, isLooking: isFetching || asked !== now };
}

async function invoicesFor({ amount, currency, reference, customerId }: Known, signal: AbortSignal) {
  const open = {
    status: ['open' as const],
    sort: 'due_date' as const,
    limit: FOUND_MAX,
    ...(customerId === null ? {} : { customer_id: customerId }),
  };
  const queries = [
    ...numbersIn(reference).map((q) => ({ ...open, q })),
    ...(amount === undefined ? [] : [{ ...open, currency, total: { gte: amount, lte: amount } }]),
    ...(customerId === null ? [] : [open]),
  ];
  const pages = await Promise.all(queries.map(async (query) => api.invoices.list(query, { signal })));
  return pages.flatMap(({ data }) => data);
}
