import type { InvoiceSummary } from '@countinghouse/client';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '../api/types';
import { Instant } from '../components/instant';
import { NarrowLine, RecordLink, type Column } from '../lists/record-table';
import { StatusBadge, type Tone } from '../components/status-badge';
import { useFormats } from '../i18n/formats';

const TONES: Record<InvoiceStatus, Tone> = {
  draft: 'neutral',
  open: 'active',
  paid: 'good',
  void: 'off',
  uncollectible: 'bad',
};

interface Shown {
  /** Whether all invoices are of one customer, whose name is then omitted. */
  readonly ofOneCustomer?: boolean;
}

/** Returns the columns of lists of invoices. */
export function useInvoiceColumns({ ofOneCustomer = false }: Shown = {}): Column<InvoiceSummary>[] {
  const { t } = useTranslation();
  const { money } = useFormats();
  const dates = useDateColumns();
  const customer: Column<InvoiceSummary> = {
    id: 'customer',
    header: t('invoices.customer'),
    cell: (invoice) => <NameCell invoice={invoice} />,
  };
  const number: Column<InvoiceSummary> = {
    id: 'number',
    header: t('invoices.number'),
    sort: 'number',
    ...(ofOneCustomer ? {} : { from: 'sm' as const }),
    kind: 'short',
    cell: (invoice) => <NumberCell invoice={invoice} isName={ofOneCustomer} />,
  };
  return [
    ...(ofOneCustomer ? [number] : [customer, number]),
    ...dates,
    {
      id: 'status',
      header: t('invoices.status'),
      from: 'sm',
      cell: (invoice) => <InvoiceStatusBadge invoice={invoice} />,
    },
    {
      id: 'total',
      header: t('invoices.total'),
      sort: 'total',
      kind: 'number',
      cell: ({ total, currency }) => money(total, currency),
    },
    {
      id: 'amount_due',
      header: t('invoices.amountDue'),
      from: 'md',
      kind: 'number',
      cell: ({ amount_due, currency, status }) =>
        status === 'draft' || status === 'void' || amount_due === 0 ? (
          <Faint>–</Faint>
        ) : (
          money(amount_due, currency)
        ),
    },
  ];
}

function useDateColumns(): Column<InvoiceSummary>[] {
  const { t } = useTranslation();
  const { day } = useFormats();
  return [
    {
      id: 'issued',
      header: t('invoices.issued'),
      sort: 'issue_date',
      from: 'md',
      kind: 'date',
      cell: ({ issue_date }) => (issue_date === null ? <Faint>–</Faint> : day(issue_date)),
    },
    {
      id: 'due',
      header: t('invoices.due'),
      sort: 'due_date',
      from: 'sm',
      kind: 'date',
      cell: ({ due_date }) => day(due_date),
    },
    {
      id: 'created',
      header: t('common.created'),
      from: 'xl',
      kind: 'date',
      sort: 'created_at',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
  ];
}

interface About {
  readonly invoice: InvoiceSummary;
}

/** Each in a line of its own, so that rows are alike whatever the status is. */
function DueLine({ invoice }: About) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (
    <NarrowLine>
      {t('common.labelled', { label: t('invoices.due'), value: day(invoice.due_date) })}
    </NarrowLine>
  );
}

function NameCell({ invoice }: About) {
  const { t } = useTranslation();
  return (
    <>
      <ToInvoice invoice={invoice}>{invoice.customer_name}</ToInvoice>
      <NarrowLine>
        <InvoiceStatusBadge invoice={invoice} />
      </NarrowLine>
      <NarrowLine>{invoice.number ?? t('invoices.noNumber')}</NarrowLine>
      <DueLine invoice={invoice} />
    </>
  );
}

function NumberCell({ invoice, isName }: About & { isName: boolean }) {
  const { t } = useTranslation();
  const text = invoice.number ?? <Faint>{t('invoices.noNumber')}</Faint>;
  if (!isName) return text;
  return (
    <>
      <ToInvoice invoice={invoice}>{text}</ToInvoice>
      <NarrowLine>
        <InvoiceStatusBadge invoice={invoice} />
      </NarrowLine>
      <DueLine invoice={invoice} />
    </>
  );
}

/** The status of an invoice. */
export function InvoiceStatusBadge({ invoice }: { invoice: Pick<InvoiceSummary, 'status' | 'overdue'> }) {
  const { t } = useTranslation();
  if (invoice.overdue) return <StatusBadge tone="bad">{t('invoices.status_overdue')}</StatusBadge>;
  return <StatusBadge tone={TONES[invoice.status]}>{t(`invoices.status_${invoice.status}`)}</StatusBadge>;
}

function ToInvoice({ invoice, children }: About & { children: ReactNode }) {
  return (
    <RecordLink to="/invoices/$invoiceId" params={{ invoiceId: invoice.id }}>
      {children}
    </RecordLink>
  );
}

function Faint({ children }: { children: string }) {
  return (
    <Text span c="dimmed" inherit>
      {children}
    </Text>
  );
}
