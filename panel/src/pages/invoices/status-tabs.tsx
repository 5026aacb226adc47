import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../api/query-keys';
import { useFormats } from '../../i18n/formats';
import type { InvoiceSearch } from '../../invoices/invoice-search';
import { listInvoices } from '../../invoices/use-invoice-page';
import type { ListAddress } from '../../lists/use-list-address';
import classes from './status-tabs.module.css';

/** Statuses that require work show a count. The others may have very many invoices, and a count would help nobody. */
const TABS = [
  { status: undefined, isCounted: false },
  { status: 'draft', isCounted: true },
  { status: 'open', isCounted: true },
  { status: 'overdue', isCounted: true },
  { status: 'paid', isCounted: false },
  { status: 'void', isCounted: false },
] as const;

/** Filters the invoices by status, with the number of those that wait. */
export function StatusTabs({ address: { search, change } }: { address: ListAddress<InvoiceSearch> }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('invoices.tabs')} className={classes.tabs}>
      {TABS.map(({ status, isCounted }) => (
        <UnstyledButton
          key={status ?? 'all'}
          className={classes.tab}
          aria-pressed={search.status === status}
          onClick={() => change({ status })}
        >
          {status === undefined ? t('invoices.tab_all') : t(`invoices.status_${status}`)}
          {isCounted && <Count status={status} />}
        </UnstyledButton>
      ))}
    </div>
  );
}

function Count({ status }: { status: string }) {
  const { count } = useFormats();
  const { data } = useQuery({
    queryKey: keysOf('invoices').count({ status }),
    queryFn: ({ signal }) => listInvoices({ status }, { limit: 1, with_total: true }, { signal }),
    retry: false,
  });
  if (data?.total_count == null || data.total_count === 0) return null;
  return <span className={classes.count}>{count(data.total_count)}</span>;
}
