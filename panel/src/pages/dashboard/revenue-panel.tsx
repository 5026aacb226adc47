import type { CurrencyRevenue } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/facts';
import { useFormats } from '../../i18n/formats';
import type { Column } from '../../lists/record-table';
import { ChartAndTable } from './chart-and-table';

type Row = CurrencyRevenue['months'][number] & { readonly id: string };

/** The revenue of each month. */
export function RevenuePanel({ revenue: { months, currency } }: { revenue: CurrencyRevenue }) {
  const { t } = useTranslation();
  const { money, roughMoney, shortMonth, shortMonthOfYear } = useFormats();
  return (
    <Panel title={t('dashboard.revenue')}>
      <ChartAndTable
        isBeside
        caption={t('dashboard.revenue')}
        chart={{
          name: t('dashboard.netRevenue'),
          bars: months.map(({ month, net_revenue }, index) => ({
            label: index === 0 || month.endsWith('-01') ? shortMonthOfYear(month) : shortMonth(month),
            amount: net_revenue,
          })),
          money: (amount) => money(amount, currency),
          roughMoney: (amount) => roughMoney(amount, currency),
        }}
        records={months.map((figures) => ({ ...figures, id: figures.month }))}
        columns={useColumns(currency)}
      />
    </Panel>
  );
}

function useColumns(currency: string): Column<Row>[] {
  const { t } = useTranslation();
  const { money, month } = useFormats();
  return [
    { id: 'month', header: t('dashboard.month'), cell: (row) => month(row.month) },
    {
      id: 'credited',
      header: t('dashboard.credited'),
      kind: 'number',
      from: 'sm',
      cell: ({ credited }) => money(credited.net, currency),
    },
    {
      id: 'net',
      header: t('dashboard.netRevenue'),
      kind: 'number',
      cell: ({ net_revenue }) => money(net_revenue, currency),
    },
    {
      id: 'received',
      header: t('dashboard.received'),
      kind: 'number',
      from: 'sm',
      cell: ({ payments_received }) => money(payments_received, currency),
    },
  ];
}
