import { CountinghouseError, type CalculatedInvoice } from '@countinghouse/client';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { calculable, type InvoiceValues } from './invoice-values';

const PAUSE_MS = 250;

/** The totals of an unfinished invoice, calculated by the service. */
export interface LiveTotals {
  /** The latest totals; undefined before the first. */
  readonly totals: CalculatedInvoice | undefined;
  /** Whether the totals were calculated from other values than the current ones. */
  readonly isOld: boolean;
  readonly problem: CountinghouseError | undefined;
  /** Returns the amount of the line at this index; undefined if unknown. */
  readonly lineAmount: (index: number) => number | undefined;
}

/**
 * Lets the service calculate the current values, a moment after the last key press. An answer for older values is
 * dropped. The latest totals stay until newer ones arrive.
 */
export function useCalculation(values: InvoiceValues): LiveTotals {
  const asked = calculable(values);
  const now = asked === undefined ? '' : JSON.stringify(asked);
  const [settled] = useDebouncedValue(now, PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: keysOf('invoices').part('calculate', settled),
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
