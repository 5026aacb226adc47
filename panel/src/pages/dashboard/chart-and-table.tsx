import { lazy, Suspense } from 'react';
import { RecordTable, type RecordTableProps } from '../../lists/record-table';
import type { BarsProps } from './bars';
import classes from './chart-and-table.module.css';

/** Charts are heavy; the figures need not wait for them. */
const Bars = lazy(() => import('./bars'));

interface ChartAndTableProps<T> extends RecordTableProps<T> {
  readonly chart: BarsProps;
  /** Side by side where there is room, instead of one below the other. */
  readonly isBeside?: boolean;
}

/** The same figures twice: as bars for a glance, and as a table for exactness and for those who see no chart. */
export function ChartAndTable<T extends { id: string }>(props: ChartAndTableProps<T>) {
  const { chart, isBeside = false, ...table } = props;
  // Bars of nothing would only show a scale that somebody made up.
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
