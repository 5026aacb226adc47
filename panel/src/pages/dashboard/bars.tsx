import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { ticksOf } from './ticks';

/** One bar. A bad one has the colour of warnings. */
export interface Bar {
  readonly label: string;
  readonly amount: number;
  readonly isBad?: boolean;
  /** What stands beside it to be compared with. */
  readonly before?: number | undefined;
}

export interface BarsProps {
  /** The name of the amounts, shown in the tooltip of a bar. */
  readonly name: string;
  /** The name of the amounts to compare with. */
  readonly beforeName?: string;
  readonly bars: readonly Bar[];
  /** Formats an amount completely. */
  readonly money: (amount: number) => string;
  /** Formats a short amount, for the scale. */
  readonly roughMoney: (amount: number) => string;
}

/** Amounts as bars. A default export, because it is loaded lazily. */
export default function Bars({ name, beforeName, bars, money, roughMoney }: BarsProps) {
  const data = bars.map(({ label, amount, isBad = false, before }) => ({
    label,
    [isBad ? 'bad' : 'good']: amount,
    before,
  }));
  const ticks = ticksOf(bars.flatMap(({ amount, before = 0 }) => [amount, before]));
  const domain: [number, number] = [ticks[0] ?? 0, ticks.at(-1) ?? 0];
  return (
    <BarChart
      h="100%"
      data={data}
      dataKey="label"
      series={[
        ...(beforeName === undefined
          ? [{ name: 'bad', label: name, color: 'red.5', stackId: 'now' }]
          : [{ name: 'before', label: beforeName, color: 'gray.5', stackId: 'before' }]),
        { name: 'good', label: name, color: 'pine.5', stackId: 'now' },
      ]}
      withLegend={beforeName !== undefined}
      legendProps={{ verticalAlign: 'bottom' }}
      valueFormatter={money}
      gridAxis="x"
      tickLine="none"
      strokeDasharray="0"
      gridColor="var(--panel-line)"
      maxBarWidth={44}
      barProps={{ radius: 4, isAnimationActive: false }}
      // The table beside it is accessible by keyboard and screen reader.
      barChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
      tooltipAnimationDuration={0}
      yAxisProps={{ width: 'auto', tickFormatter: roughMoney, ticks, domain, interval: 0 }}
      xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 4 }}
    />
  );
}
