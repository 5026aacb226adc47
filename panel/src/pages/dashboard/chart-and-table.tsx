import { Suspense } from 'react';
import { RecordTable, type RecordTableProps } from '../../lists/record-table';
import type { BarsProps } from './bars';
import classes from './chart-and-table.module.css';
import { lazyPart } from '../../components/lazy-part';

/** Charts are heavy, and the figures need not wait for them. */
const Bars = lazyPart(() => import('./bars'));

interface ChartAndTableProps<T> extends RecordTableProps<T> {
  readonly chart: BarsProps;
  /** Side by side if there is room, otherwise one below the other. */
  readonly isBeside?: boolean;
}

/** The same figures as bars for an overview, and as a table for exact values and screen readers. */
export function ChartAndTable<T extends { id: string }>(props: ChartAndTableProps<T>) {
  const { chart, isBeside = false, ...table } = props;
  // Without amounts, the scale of a chart would be meaningless.
  const hasBars = chart.bars.some(({ amount }) => amount !== 0);
  return (
    <div className={classes.measure}>
      <div className={classes.parts} data-beside={(isBeside && hasBars) || undefined}>
        {hasBars && (
          <div className={classes.chart} aria-hidden>
            <Suspense>
              <Bars {...chart} />
            </Suspense>
          </div>
        )}
        <div className={classes.table}>
          <RecordTable {...table} />
        </div>
      </div>
    </div>
  );
}
