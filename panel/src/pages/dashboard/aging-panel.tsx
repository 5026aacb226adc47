import type { CurrencyReceivables } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/facts';
import { useFormats } from '../../i18n/formats';
import { ChartAndTable } from './chart-and-table';

/** The amounts due, by days overdue. */
export function AgingPanel({ receivables: { aging, currency } }: { receivables: CurrencyReceivables }) {
  const { t } = useTranslation();
  const { money, roughMoney, count } = useFormats();
  const rows = aging.map((bucket) => ({
    ...bucket,
    id: bucket.bucket,
    label: t(`dashboard.age_${bucket.bucket}`),
  }));
  return (
    <Panel title={t('dashboard.aging')}>
      <ChartAndTable
        caption={t('dashboard.aging')}
        chart={{
          name: t('dashboard.due'),
          bars: rows.map(({ id, label, amount }) => ({
            label,
            amount,
            isBad: id !== 'not_due',
          })),
          money: (amount) => money(amount, currency),
          roughMoney: (amount) => roughMoney(amount, currency),
        }}
        records={rows}
        columns={[
          { id: 'age', header: t('dashboard.age'), cell: ({ label }) => label },
          {
            id: 'invoices',
            header: t('invoices.title'),
            kind: 'number',
            cell: ({ invoices }) => count(invoices),
          },
          {
            id: 'amount',
            header: t('dashboard.due'),
            kind: 'number',
            cell: ({ amount }) => money(amount, currency),
          },
        ]}
      />
    </Panel>
  );
}
