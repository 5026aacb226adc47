import type { QuoteSummary } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '../../components/customer-link';
import { Instant } from '../../components/instant';
import { StatusBadge, type Tone } from '../../components/status-badge';
import { useFormats } from '../../i18n/formats';
import '../../i18n/quote-texts';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';

/** Returns the columns of the list of quotes. */
export function useQuoteColumns(): Column<QuoteSummary>[] {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  return [
    { id: 'number', header: t('invoices.number'), cell: (quote) => <Name quote={quote} /> },
    {
      id: 'customer',
      header: t('invoices.customer'),
      from: 'sm',
      cell: ({ customer_id, customer_name }) => (
        <CustomerLink size="sm" id={customer_id} name={customer_name} />
      ),
    },
    {
      id: 'issued',
      header: t('invoices.issued'),
      from: 'lg',
      kind: 'date',
      cell: ({ issue_date }) => (issue_date === null ? '–' : day(issue_date)),
    },
    {
      id: 'valid',
      header: t('quotes.validUntil'),
      from: 'sm',
      kind: 'date',
      cell: ({ valid_until }) => (valid_until === null ? '–' : day(valid_until)),
    },
    {
      id: 'created',
      header: t('common.created'),
      sort: 'created_at',
      from: 'xl',
      kind: 'date',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
    {
      id: 'status',
      header: t('common.status'),
      from: 'md',
      cell: ({ status }) => <QuoteStatus status={status} />,
    },
    {
      id: 'total',
      header: t('invoices.total'),
      kind: 'number',
      cell: ({ acceptance, total, currency }) => money(acceptance?.total ?? total, currency),
    },
  ];
}

function Name({ quote: { id, number, customer_name, status } }: { quote: QuoteSummary }) {
  const { t } = useTranslation();
  return (
    <>
      <RecordLink to="/quotes/$quoteId" params={{ quoteId: id }}>
        {number ?? t('quotes.status_draft')}
      </RecordLink>
      <NarrowLine>
        <span>{customer_name}</span>
        <QuoteStatus status={status} />
      </NarrowLine>
    </>
  );
}

const TONES: Readonly<Record<string, Tone>> = {
  draft: 'neutral',
  open: 'active',
  accepted: 'good',
  invoiced: 'good',
  declined: 'bad',
};

/** Whether nothing comes of a quote any more. */
export function isOver({ status }: Pick<QuoteSummary, 'status'>): boolean {
  return ['superseded', 'cancelled', 'declined', 'expired'].includes(status);
}

/** The state of a quote. */
export function QuoteStatus({ status }: Pick<QuoteSummary, 'status'>) {
  const { t } = useTranslation();
  return <StatusBadge tone={TONES[status] ?? 'off'}>{t(`quotes.status_${status as 'draft'}`)}</StatusBadge>;
}
