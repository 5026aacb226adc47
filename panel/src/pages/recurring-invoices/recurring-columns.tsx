import type { RecurringInvoice } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Instant } from '../../components/instant';
import { StatusBadge, type Tone } from '../../components/status-badge';
import { customerQuery } from '../../customers/customer-queries';
import { useFormats } from '../../i18n/formats';
import '../../i18n/recurring-texts';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';
import { useRuleWords } from '../../recurring/use-rule-words';

/** Returns the columns of the list of recurring invoices. */
export function useRecurringColumns(): Column<RecurringInvoice>[] {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const wordsOf = useRuleWords();
  return [
    { id: 'name', header: t('recurring.name'), cell: (one) => <Name record={one} /> },
    {
      id: 'customer',
      header: t('invoices.customer'),
      from: 'md',
      cell: ({ customer_id }) => <CustomerName id={customer_id} />,
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

function Name({ record: { id, name, status, next_on } }: { record: RecurringInvoice }) {
  const { day } = useFormats();
  return (
    <>
      <RecordLink to="/recurring-invoices/$recurringId" params={{ recurringId: id }}>
        {name}
      </RecordLink>
      <NarrowLine>
        <RecurringStatus status={status} />
        {next_on !== null && <span>{day(next_on)}</span>}
      </NarrowLine>
    </>
  );
}

/** The name of a customer, which is asked for once. */
function CustomerName({ id }: { id: string }) {
  const { data } = useQuery(customerQuery(id));
  return data?.name ?? '';
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
