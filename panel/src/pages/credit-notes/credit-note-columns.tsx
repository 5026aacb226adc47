import type { CreditNoteSummary } from '@countinghouse/client';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '../../components/customer-link';
import { Instant } from '../../components/instant';
import { invoiceAddress } from '../../components/invoice-address';
import { StatusBadge } from '../../components/status-badge';
import { useFormats } from '../../i18n/formats';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';
import '../../i18n/document-texts';

/** Returns the columns of the list of credit notes. */
export function useCreditNoteColumns(): Column<CreditNoteSummary>[] {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  return [
    { id: 'number', header: t('invoices.number'), cell: (note) => <Name note={note} /> },
    {
      id: 'customer',
      header: t('invoices.customer'),
      from: 'sm',
      cell: ({ customer_id, customer_name }) => (
        <CustomerLink size="sm" id={customer_id} name={customer_name} />
      ),
    },
    {
      id: 'invoice',
      header: t('creditNotes.invoice'),
      from: 'md',
      cell: (note) => <InvoiceLink note={note} />,
    },
    {
      id: 'issued',
      header: t('invoices.issued'),
      sort: 'issue_date',
      from: 'sm',
      kind: 'date',
      cell: ({ issue_date }) => day(issue_date),
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
      cell: (note) => <CreditNoteStatus note={note} />,
    },
    {
      id: 'total',
      header: t('invoices.total'),
      kind: 'number',
      cell: ({ total, currency }) => money(total, currency),
    },
  ];
}

interface About {
  readonly note: CreditNoteSummary;
}

function Name({ note }: About) {
  return (
    <>
      <RecordLink to="/credit-notes/$creditNoteId" params={{ creditNoteId: note.id }}>
        {note.number}
      </RecordLink>
      <NarrowLine>
        <span>{note.customer_name}</span>
        <CreditNoteStatus note={note} />
      </NarrowLine>
    </>
  );
}

function InvoiceLink({ note: { invoice_id, invoice_number } }: About) {
  return (
    <Anchor size="sm" renderRoot={(props) => <Link {...invoiceAddress(invoice_id)} {...props} />}>
      {invoice_number}
    </Anchor>
  );
}

/** Void, with a remainder that settles nothing yet, or completely used. */
export function CreditNoteStatus({ note: { status, unapplied_amount, currency } }: About) {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (status === 'void') return <StatusBadge tone="off">{t('invoices.status_void')}</StatusBadge>;
  if (unapplied_amount === 0) return <StatusBadge tone="good">{t('creditNotes.settled')}</StatusBadge>;
  return (
    <StatusBadge tone="active">
      {t('payments.left', { amount: money(unapplied_amount, currency) })}
    </StatusBadge>
  );
}
