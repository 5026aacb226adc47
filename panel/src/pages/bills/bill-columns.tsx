import type { BillSummary } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { supplierQuery } from '../../bills/bill-queries';
import { Instant } from '../../components/instant';
import { StatusBadge, type Tone } from '../../components/status-badge';
import '../../i18n/bill-texts';
import { useFormats } from '../../i18n/formats';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';

/** Returns the columns of the list of bills. */
export function useBillColumns(): Column<BillSummary>[] {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  return [
    { id: 'number', header: t('bills.number'), cell: (bill) => <Name bill={bill} /> },
    { id: 'supplier', header: t('bills.supplier'), from: 'sm', cell: (bill) => <SupplierName bill={bill} /> },
    {
      id: 'issued',
      header: t('bills.issued'),
      sort: 'issue_date',
      from: 'lg',
      kind: 'date',
      cell: ({ issue_date }) => (issue_date === null ? '–' : day(issue_date)),
    },
    {
      id: 'due',
      header: t('bills.due'),
      sort: 'due_date',
      from: 'sm',
      kind: 'date',
      cell: ({ due_date }) => (due_date === null ? '–' : day(due_date)),
    },
    {
      id: 'created',
      header: t('common.created'),
      sort: 'created_at',
      from: 'xl',
      kind: 'date',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
    { id: 'status', header: t('common.status'), from: 'md', cell: (bill) => <BillStatus {...bill} /> },
    {
      id: 'total',
      header: t('bills.total'),
      kind: 'number',
      cell: ({ total, currency }) => (total === null || currency === null ? '–' : money(total, currency)),
    },
  ];
}

function Name({ bill }: { bill: BillSummary }) {
  const { t } = useTranslation();
  return (
    <>
      <RecordLink to="/bills/$billId" params={{ billId: bill.id }}>
        {bill.supplier_number ?? t('bills.withoutNumber')}
      </RecordLink>
      <NarrowLine>
        <SupplierName bill={bill} />
        <BillStatus {...bill} />
      </NarrowLine>
    </>
  );
}

/** Who sent a bill: as the supplier is known, else as the document says. */
export function SupplierName({ bill }: { bill: Pick<BillSummary, 'supplier_id' | 'seller'> }) {
  const { t } = useTranslation();
  const { supplier_id, seller } = bill;
  const known = useQuery({ ...supplierQuery(supplier_id ?? ''), enabled: supplier_id !== null });
  return <span>{known.data?.name ?? seller?.name ?? t('bills.unknownSupplier')}</span>;
}

const TONES: Readonly<Record<string, Tone>> = {
  inbox: 'neutral',
  draft: 'neutral',
  open: 'active',
  approved: 'active',
  paid: 'good',
  disputed: 'bad',
};

/** The state of a bill. */
export function BillStatus({ status }: Pick<BillSummary, 'status'>) {
  const { t } = useTranslation();
  return <StatusBadge tone={TONES[status] ?? 'off'}>{t(`bills.status_${status as 'draft'}`)}</StatusBadge>;
}
