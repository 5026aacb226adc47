import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';

/** One bar. A bad one has the colour of what is wrong. */
export interface Bar {
  readonly label: string;
  readonly amount: number;
  readonly isBad?: boolean;
}

export interface BarsProps {
  /** What the amounts are, for who points at a bar. */
  readonly name: string;
  readonly bars: readonly Bar[];
  /** An amount in full. */
  readonly money: (amount: number) => string;
  /** An amount in few letters, for the scale. */
  readonly roughMoney: (amount: number) => string;
}

/** Amounts as bars. The default export, for it is fetched when it is first needed. */
export default function Bars({ name, bars, money, roughMoney }: BarsProps) {
  const data = bars.map(({ label, amount, isBad = false }) =>
    isBad ? { label, bad: amount } : { label, good: amount },
  );
  return (
    <BarChart
      h="100%"
      type="stacked"
      data={data}
      dataKey="label"
      series={[
        { name: 'good', label: name, color: 'pine.5' },
        { name: 'bad', label: name, color: 'red.5' },
      ]}
      valueFormatter={money}
      gridAxis="x"
      tickLine="none"
      strokeDasharray="0"
      gridColor="var(--panel-line)"
      maxBarWidth={44}
      barProps={{ radius: 4, isAnimationActive: false }}
      // The table beside it is what is read and reached by keyboard.
      barChartProps={{ accessibilityLayer: false }}
      tooltipAnimationDuration={0}
      yAxisProps={{ width: 'auto', tickFormatter: roughMoney, tickCount: 5 }}
      xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 4 }}
    />
  );
}
