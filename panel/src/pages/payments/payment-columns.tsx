import type { PaymentSummary } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { Instant } from '../../components/instant';
import { StatusBadge } from '../../components/status-badge';
import { useFormats } from '../../i18n/formats';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';
import '../../i18n/document-texts';

/** Returns the columns of the list of payments. */
export function usePaymentColumns(): Column<PaymentSummary>[] {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  return [
    { id: 'customer', header: t('invoices.customer'), cell: (payment) => <Payer payment={payment} /> },
    { id: 'reference', header: t('payments.reference'), from: 'md', cell: ({ reference }) => reference },
    {
      id: 'method',
      header: t('payments.method'),
      from: 'md',
      kind: 'short',
      cell: ({ method }) => t(`payments.methods.${method}`),
    },
    {
      id: 'received',
      header: t('payments.received'),
      sort: 'received_on',
      from: 'sm',
      kind: 'date',
      cell: ({ received_on }) => day(received_on),
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
      from: 'sm',
      cell: (payment) => <PaymentStatus payment={payment} />,
    },
    {
      id: 'amount',
      header: t('payments.amount'),
      kind: 'number',
      cell: ({ amount, currency }) => money(amount, currency),
    },
  ];
}

interface About {
  readonly payment: PaymentSummary;
}

function Payer({ payment }: About) {
  const { day } = useFormats();
  const { id, customer_name, received_on } = payment;
  return (
    <>
      <RecordLink to="/payments/$paymentId" params={{ paymentId: id }}>
        {customer_name}
      </RecordLink>
      <NarrowLine>
        <PaymentStatus payment={payment} />
        <span>{day(received_on)}</span>
      </NarrowLine>
    </>
  );
}

/** Reversed, with a remainder that pays nothing yet, or completely used. */
export function PaymentStatus({ payment: { status, unapplied_amount, currency } }: About) {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (status === 'reversed') return <StatusBadge tone="off">{t('payments.reversed')}</StatusBadge>;
  if (unapplied_amount === 0) return <StatusBadge tone="good">{t('payments.applied')}</StatusBadge>;
  return (
    <StatusBadge tone="active">
      {t('payments.left', { amount: money(unapplied_amount, currency) })}
    </StatusBadge>
  );
}
