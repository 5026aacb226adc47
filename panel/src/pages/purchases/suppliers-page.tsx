import type { Supplier } from '@countinghouse/client';
import { IconTruck } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { Instant } from '../../components/instant';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import '../../i18n/purchase-texts';
import { ClearFilters } from '../../lists/filters';
import { filtersOf } from '../../lists/list-search';
import { RecordList } from '../../lists/record-list';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';
import { SearchField } from '../../lists/search-field';
import { useListAddress } from '../../lists/use-list-address';
import { useRecordPage, type LoadPage } from '../../lists/use-record-page';
import { PurchaseParts } from './purchase-parts';
import type { PurchaseSearch } from './purchase-search';

const route = getRouteApi('/signed-in/suppliers');

/** Whom the organization buys from. */
export function SuppliersPage() {
  const { t } = useTranslation();
  const address = useListAddress<PurchaseSearch>(route.useSearch());
  const { search, change, clear } = address;
  return (
    <>
      <PageHeader title={t('purchases.suppliers')} />
      <PurchaseParts at="/suppliers" />
      <RecordList
        query={useRecordPage({ name: 'suppliers', search, load: listSuppliers })}
        address={address}
        caption={t('purchases.suppliers')}
        columns={useColumns()}
        filters={
          <>
            <SearchField
              label={t('purchases.searchSuppliers')}
              value={search.q}
              onSearch={(q) => change({ q }, { replace: true })}
            />
            <ClearFilters areThere={Object.keys(filtersOf(search)).length > 0} onClear={clear} />
          </>
        }
        empty={
          <Message icon={IconTruck} title={t('purchases.noSuppliersTitle')}>
            {t('purchases.noSuppliersText')}
          </Message>
        }
      />
    </>
  );
}

const listSuppliers: LoadPage<Supplier, PurchaseSearch> = async ({ q, sort, cursor }, page, options) =>
  api.suppliers.list({ q, cursor, ...page, sort: sort as 'name' | undefined }, options);

function useColumns(): Column<Supplier>[] {
  const { t } = useTranslation();
  return [
    {
      id: 'name',
      header: t('purchases.name'),
      sort: 'name',
      cell: ({ id, name, email }) => (
        <>
          <RecordLink to="/suppliers/$supplierId" params={{ supplierId: id }}>
            {name}
          </RecordLink>
          <NarrowLine>
            <span>{email}</span>
          </NarrowLine>
        </>
      ),
    },
    { id: 'email', header: t('purchases.email'), from: 'sm', cell: ({ email }) => email },
    {
      id: 'iban',
      header: t('purchases.iban'),
      from: 'lg',
      cell: ({ bank_accounts }) => bank_accounts.map(({ iban }) => iban).join(', '),
    },
    {
      id: 'created',
      header: t('common.created'),
      sort: 'created_at',
      from: 'xl',
      kind: 'date',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
  ];
}
