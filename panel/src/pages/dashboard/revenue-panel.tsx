import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/facts';
import { localeOf } from '../../i18n/languages';
import { capitalized } from '../../i18n/capitalized';
import { useFormats } from '../../i18n/formats';
import { NarrowLine, type Column } from '../../lists/record-table';
import { ChartAndTable } from './chart-and-table';
import type { RevenueReport } from './dashboard-queries';
import { yearsOffered } from './period';
import { changeOf, netRevenue, revenueRows, type RevenueRow } from './revenue-rows';
import classes from './revenue-panel.module.css';

interface RevenuePanelProps {
  readonly now: RevenueReport;
  /** The same months of the year before; undefined while they are loaded. */
  readonly before: RevenueReport | undefined;
  readonly currency: string;
  readonly thisMonth: string;
  readonly period: string | undefined;
  readonly onPeriod: (period: string | undefined) => void;
}

/** The revenue of each month of a period, beside that of the year before. */
export function RevenuePanel(props: RevenuePanelProps) {
  const { now, before, currency, thisMonth } = props;
  const { t } = useTranslation();
  const { money, roughMoney, month, shortMonth, shortMonthOfYear } = useFormats();
  const columns = useColumns(currency);
  const rows = revenueRows({ now, before }, currency);
  return (
    <Panel title={t('dashboard.revenue')} actions={<PeriodChoice {...props} />}>
      <Comparison {...props} />
      <ChartAndTable
        isBeside
        caption={t('dashboard.revenue')}
        chart={{
          name: t('dashboard.netRevenue'),
          beforeName: t('dashboard.yearBefore'),
          bars: rows.map((row, index) => ({
            label:
              index === 0 || row.month.endsWith('-01') ? shortMonthOfYear(row.month) : shortMonth(row.month),
            amount: row.net,
            before: row.before,
          })),
          money: (amount) => money(amount, currency),
          roughMoney: (amount) => roughMoney(amount, currency),
        }}
        records={rows}
        columns={columns}
      />
      {now.to === thisMonth && (
        <p className={classes.note}>{t('dashboard.monthIsRunning', { month: month(thisMonth) })}</p>
      )}
    </Panel>
  );
}

function PeriodChoice({ thisMonth, period, onPeriod }: RevenuePanelProps) {
  const { t } = useTranslation();
  const latest = (['12m', '3m'] as const).map((value) => ({ value, label: t(`dashboard.period_${value}`) }));
  return (
    <NativeSelect
      aria-label={t('dashboard.period')}
      value={period ?? '12m'}
      data={[...latest, ...yearsOffered(thisMonth, period)]}
      onChange={({ currentTarget: { value } }) => onPeriod(value === '12m' ? undefined : value)}
    />
  );
}

/** The sums of the period and of the year before, as the service has added them. */
function Comparison({ now, before, currency }: RevenuePanelProps) {
  const { t, i18n } = useTranslation();
  const { money } = useFormats();
  const sum = netRevenue(now, currency);
  const sumBefore = before === undefined ? undefined : netRevenue(before, currency);
  const change = sumBefore === undefined ? undefined : changeOf(sum, sumBefore);
  const inPercent = new Intl.NumberFormat(localeOf(i18n.language), {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const figures = [
    [t('dashboard.netRevenue'), money(sum, currency)],
    [t('dashboard.yearBefore'), sumBefore === undefined ? undefined : money(sumBefore, currency)],
    [t('dashboard.change'), change === undefined ? undefined : inPercent.format(change)],
  ] as const;
  return (
    <dl className={classes.figures} aria-busy={before === undefined}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function useColumns(currency: string): Column<RevenueRow>[] {
  const { t } = useTranslation();
  const { money } = useFormats();
  return [
    { id: 'month', header: t('dashboard.month'), cell: (row) => <Month row={row} currency={currency} /> },
    {
      id: 'credited',
      header: t('dashboard.credited'),
      kind: 'number',
      from: 'sm',
      cell: ({ credited }) => money(credited, currency),
    },
    {
      id: 'net',
      header: t('dashboard.netRevenue'),
      kind: 'number',
      cell: ({ net }) => money(net, currency),
    },
    {
      id: 'before',
      header: t('dashboard.yearBefore'),
      kind: 'number',
      from: 'sm',
      cell: ({ before }) => (before === undefined ? '–' : money(before, currency)),
    },
    {
      id: 'received',
      header: t('dashboard.received'),
      kind: 'number',
      from: 'sm',
      cell: ({ received }) => money(received, currency),
    },
  ];
}

/** A month, and on a phone those of its figures for which the table has no columns there. */
function Month({ row, currency }: { row: RevenueRow; currency: string }) {
  const { t } = useTranslation();
  const { money, month } = useFormats();
  const figures = [
    [t('dashboard.credited'), row.credited],
    [t('dashboard.yearBefore'), row.before ?? 0],
    [t('dashboard.received'), row.received],
  ] as const;
  return (
    <>
      {capitalized(month(row.month))}
      <NarrowLine>
        {figures
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <span key={label}>{t('common.labelled', { label, value: money(amount, currency) })}</span>
          ))}
      </NarrowLine>
    </>
  );
}
