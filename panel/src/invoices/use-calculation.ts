import { CountinghouseError, type CalculatedInvoice, type CalculatedQuote } from '@countinghouse/client';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { calculable, type InvoiceValues } from './invoice-values';

const PAUSE_MS = 250;

/** What the service calculates: an invoice, or a quote. */
export type Calculated = CalculatedInvoice | CalculatedQuote;

/** How unfinished values are calculated. */
export interface Calculation {
  readonly kind: 'invoices' | 'quotes';
  /** Returns the calculable part and the positions of its lines; undefined if there is none. */
  readonly asked: (values: InvoiceValues) => Asked | undefined;
  readonly calculate: (body: Asked['body'], options: { signal: AbortSignal }) => Promise<Calculated>;
}

type Asked = NonNullable<ReturnType<typeof calculable>>;

const OF_INVOICES: Calculation = {
  kind: 'invoices',
  asked: calculable,
  calculate: (body, options) => api.invoices.calculate(body, { ...options, idempotencyKey: null }),
};

/** The totals of an unfinished invoice, calculated by the service. */
export interface LiveTotals {
  /** The latest totals; undefined before the first. */
  readonly totals: Calculated | undefined;
  /** Whether the totals were calculated from other values than the current ones. */
  readonly isOld: boolean;
  readonly problem: CountinghouseError | undefined;
  /** Returns the amount of the line at this index; undefined if unknown. */
  readonly lineAmount: (index: number) => number | undefined;
  /** Whether the line at this index is not part of the totals. */
  readonly isLeftOut?: (index: number) => boolean;
}

/**
 * Lets the service calculate the current values, a moment after the last key press. An answer for older values is
 * dropped. The latest totals stay until newer ones arrive.
 */
export function useCalculation(values: InvoiceValues, by: Calculation = OF_INVOICES): LiveTotals {
  const asked = by.asked(values);
  const now = asked === undefined ? '' : JSON.stringify(asked);
  const [settled] = useDebouncedValue(now, PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: keysOf(by.kind).part('calculate', settled),
    queryFn: async ({ signal }) => {
      const { body, at } = JSON.parse(settled) as Asked;
      return { calculated: await by.calculate(body, { signal }), at };
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
  const lineOf = (index: number) => last?.calculated.items[last.at.indexOf(index)];
  const isOld = data === undefined || settled !== now;
  return {
    totals: last?.calculated,
    isOld,
    problem: error instanceof CountinghouseError && settled === now ? error : undefined,
    lineAmount: (index) => lineOf(index)?.net,
    isLeftOut: (index) => {
      const line = lineOf(index);
      return line !== undefined && 'chosen' in line && !line.chosen;
    },
  };
}
