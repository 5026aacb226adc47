import { CountinghouseError, type CalculatedInvoice } from '@countinghouse/client';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api/client';
import { calculable, type InvoiceValues } from './invoice-values';

const PAUSE_MS = 250;

/** What the service makes of an invoice that is being written. */
export interface LiveTotals {
  /** The last that could be calculated; undefined before the first. */
  readonly totals: CalculatedInvoice | undefined;
  /** Whether the totals are of something other than what stands there now. */
  readonly isOld: boolean;
  readonly problem: CountinghouseError | undefined;
  /** The amount of the line at this index; undefined where none is known. */
  readonly lineAmount: (index: number) => number | undefined;
}

/**
 * Has the service calculate what is being written, a moment after the last key. An answer about something else than
 * what stands there by then is dropped; the last totals stay until there are others.
 */
export function useCalculation(values: InvoiceValues): LiveTotals {
  const asked = calculable(values);
  const now = asked === undefined ? '' : JSON.stringify(asked);
  const [settled] = useDebouncedValue(now, PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: ['invoices', 'calculate', settled],
    queryFn: async ({ signal }) => {
      const { body, at } = JSON.parse(settled) as NonNullable<typeof asked>;
      return { invoice: await api.invoices.calculate(body, { signal, idempotencyKey: null }), at };
    },
    enabled: settled !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const [last, setLast] = useState(data);
  useEffect(() => {
    if (data !== undefined) setLast(data);
  }, [data]);
  const isOld = data === undefined || settled !== now;
  return {
    totals: last?.invoice,
    isOld,
    problem: error instanceof CountinghouseError && settled === now ? error : undefined,
    lineAmount: (index) => {
      const place = last?.at.indexOf(index) ?? -1;
      return last?.invoice.items[place]?.net;
    },
  };
}
