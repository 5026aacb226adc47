import type { Customer } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { lazyPart } from '../../components/lazy-part';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { ClearFilters, SwitchFilter } from '../../lists/filters';
import { filtersOf } from '../../lists/list-search';
import { ExportButton } from '../../lists/export/export-button';
import { ImportButton } from '../../lists/import/import-button';
import { RecordList } from '../../lists/record-list';
import { SearchField } from '../../lists/search-field';
import { useListAddress, type ListAddress } from '../../lists/use-list-address';
import { useRecordPage, type LoadPage } from '../../lists/use-record-page';
import { useMay } from '../../session/use-session';
import { useCustomerColumns } from './customer-columns';
import type { CustomerSearch } from './customer-search';
import '../../i18n/customer-texts';

const CustomerImport = lazyPart(() => import('./customer-import'));

const route = getRouteApi('/signed-in/customers');

/** The customers, filtered and sorted by the URL. */
export function CustomersPage() {
  const { t } = useTranslation();
  const mayWrite = useMay('customers:write');
  const address = useListAddress<CustomerSearch>(route.useSearch());
  return (
    <>
      <PageHeader
        title={t('customers.title')}
        actions={
          <>
            <ExportButton
              search={address.search}
              load={listCustomers}
              table={() => import('./customer-table')}
            />
            {mayWrite && <ImportButton dialog={CustomerImport} />}
            <NewCustomer />
          </>
        }
      />
      <RecordList
        query={useRecordPage({ name: 'customers', search: address.search, load: listCustomers })}
        address={address}
        caption={t('customers.title')}
        columns={useCustomerColumns()}
        isFaded={({ archived_at }) => archived_at !== null}
        filters={<CustomerFilters address={address} />}
        empty={
          <Message icon={IconUsers} title={t('customers.emptyTitle')}>
            {t('customers.emptyText')}
          </Message>
        }
      />
    </>
  );
}

const listCustomers: LoadPage<Customer, CustomerSearch> = async (search, page, options) => {
  const { sort, cursor, q, currency, archived } = search;
  const query = {
    ...{ q, currency, cursor, ...page },
    // The parameters in the URL have the API's own values: customer-search.ts.
    sort: sort as 'name' | undefined,
    include_archived: archived === undefined ? undefined : true,
  };
  return api.customers.list(query, options);
};

function CustomerFilters({ address: { search, change, clear } }: { address: ListAddress<CustomerSearch> }) {
  const { t } = useTranslation();
  return (
    <>
      <SearchField
        label={t('customers.search')}
        value={search.q}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <SwitchFilter
        label={t('lists.showArchived')}
        isOn={search.archived !== undefined}
        onChange={(isOn) => change({ archived: isOn ? 'true' : undefined })}
      />
      <ClearFilters areThere={Object.keys(filtersOf(search)).length > 0} onClear={clear} />
    </>
  );
}

function NewCustomer() {
  const { t } = useTranslation();
  if (!useMay('customers:write')) return null;
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-keyshortcuts="n"
      renderRoot={(props) => <Link to="/customers/new" {...props} />}
    >
      {t('customers.create')}
    </Button>
  );
}
