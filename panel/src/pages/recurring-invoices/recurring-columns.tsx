import type { RecurringInvoice, RecurringInvoiceSummary } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '../../components/customer-link';
import { Instant } from '../../components/instant';
import { StatusBadge, type Tone } from '../../components/status-badge';
import { useFormats } from '../../i18n/formats';
import '../../i18n/recurring-texts';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';
import { useRuleWords } from '../../recurring/use-rule-words';

/** Returns the columns of the list of recurring invoices. */
export function useRecurringColumns(): Column<RecurringInvoiceSummary>[] {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const wordsOf = useRuleWords();
  return [
    { id: 'name', header: t('recurring.name'), cell: (one) => <Name record={one} /> },
    {
      id: 'customer',
      header: t('invoices.customer'),
      from: 'md',
      cell: ({ customer_id, customer_name }) => (
        <CustomerLink size="sm" id={customer_id} name={customer_name} />
      ),
    },
    {
      id: 'rule',
      header: t('recurring.rule'),
      from: 'lg',
      cell: ({ rule, rule_from }) => wordsOf(rule, rule_from),
    },
    {
      id: 'next',
      header: t('recurring.next'),
      from: 'sm',
      kind: 'date',
      cell: ({ next_on }) => (next_on === null ? '–' : day(next_on)),
    },
    {
      id: 'created',
      header: t('common.created'),
      from: 'xl',
      kind: 'date',
      sort: 'created_at',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
    {
      id: 'status',
      header: t('common.status'),
      from: 'sm',
      cell: ({ status }) => <RecurringStatus status={status} />,
    },
    {
      id: 'amount',
      header: t('invoices.total'),
      kind: 'number',
      cell: ({ total, currency }) => (total === null || currency === null ? '' : money(total, currency)),
    },
  ];
}

function Name({ record }: { record: RecurringInvoiceSummary }) {
  const { id, name, status, next_on, customer_name } = record;
  const { day } = useFormats();
  return (
    <>
      <RecordLink to="/recurring-invoices/$recurringId" params={{ recurringId: id }}>
        {name}
      </RecordLink>
      <NarrowLine>
        <span>{customer_name}</span>
        <RecurringStatus status={status} />
        {next_on !== null && <span>{day(next_on)}</span>}
      </NarrowLine>
    </>
  );
}

const TONES: Readonly<Record<string, Tone>> = {
  active: 'good',
  paused: 'neutral',
  attention: 'bad',
  ended: 'off',
};

/** The state of a recurring invoice. */
export function RecurringStatus({ status }: Pick<RecurringInvoice, 'status'>) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={TONES[status] ?? 'neutral'}>{t(`recurring.status_${status as 'active'}`)}</StatusBadge>
  );
}
