import type { RecurringInvoiceSummary } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { IconPlus, IconRepeat } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { lazyPart } from '../../components/lazy-part';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import '../../i18n/recurring-texts';
import { CustomerFilter } from '../../lists/customer-filter';
import { ClearFilters, OneFilter } from '../../lists/filters';
import { filtersOf } from '../../lists/list-search';
import { RecordList } from '../../lists/record-list';
import { useListAddress, type ListAddress } from '../../lists/use-list-address';
import { useRecordPage, type LoadPage } from '../../lists/use-record-page';
import { useMay } from '../../session/use-session';
import { useRecurringColumns } from './recurring-columns';
import { recurringStates, type RecurringSearch } from './recurring-search';

const RecurringCalendar = lazyPart(() => import('./recurring-calendar'));

const route = getRouteApi('/signed-in/recurring-invoices');

/** The recurring invoices as a list, or their dates in a calendar. */
export function RecurringInvoicesPage() {
  const { t } = useTranslation();
  const search = route.useSearch();
  const isCalendar = search.view === 'calendar';
  return (
    <>
      <PageHeader
        title={t('recurring.title')}
        actions={
          <>
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link to="/recurring-invoices" search={isCalendar ? {} : { view: 'calendar' }} {...props} />
              )}
            >
              {isCalendar ? t('recurring.showList') : t('recurring.showCalendar')}
            </Button>
            <NewRecurring />
          </>
        }
      />
      {isCalendar ? (
        <Suspense>
          <RecurringCalendar />
        </Suspense>
      ) : (
        <TheList search={search} />
      )}
    </>
  );
}

function TheList({ search }: { search: RecurringSearch }) {
  const { t } = useTranslation();
  const address = useListAddress<RecurringSearch>(search);
  return (
    <RecordList
      query={useRecordPage({ name: 'recurring-invoices', search: address.search, load: listRecurring })}
      address={address}
      caption={t('recurring.title')}
      columns={useRecurringColumns()}
      isFaded={({ status }) => status === 'ended'}
      filters={<Filters address={address} />}
      empty={
        <Message icon={IconRepeat} title={t('recurring.emptyTitle')}>
          {t('recurring.emptyText')}
        </Message>
      }
    />
  );
}

const listRecurring: LoadPage<RecurringInvoiceSummary, RecurringSearch> = async (search, page, options) => {
  const { sort, cursor, customer_id, status } = search;
  const query = {
    ...{ customer_id, cursor, ...page },
    // The parameters in the URL have the API's own values: recurring-search.ts.
    sort: sort as 'created_at' | undefined,
    status: status as 'active' | undefined,
  };
  return api.recurringInvoices.list(query, options);
};

function Filters({ address: { search, change, clear } }: { address: ListAddress<RecurringSearch> }) {
  const { t } = useTranslation();
  return (
    <>
      <CustomerFilter value={search.customer_id} onChange={(customer_id) => change({ customer_id })} />
      <OneFilter
        label={t('common.status')}
        choices={recurringStates.map((value) => ({ value, label: t(`recurring.status_${value}`) }))}
        value={search.status}
        onChange={(status) => change({ status })}
      />
      <ClearFilters areThere={Object.keys(filtersOf(search)).length > 0} onClear={clear} />
    </>
  );
}

function NewRecurring() {
  const { t } = useTranslation();
  if (!useMay('invoices:write')) return null;
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-keyshortcuts="n"
      renderRoot={(props) => <Link to="/recurring-invoices/new" {...props} />}
    >
      {t('recurring.create')}
    </Button>
  );
}
