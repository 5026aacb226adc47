import type { Product } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { lazyPart } from '../../components/lazy-part';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { ClearFilters, OneFilter, SwitchFilter } from '../../lists/filters';
import { filtersOf } from '../../lists/list-search';
import { ExportButton } from '../../lists/export/export-button';
import { ImportButton } from '../../lists/import/import-button';
import { RecordList } from '../../lists/record-list';
import { SearchField } from '../../lists/search-field';
import { useListAddress, type ListAddress } from '../../lists/use-list-address';
import { useRecordPage, type LoadPage } from '../../lists/use-record-page';
import { useMay } from '../../session/use-session';
import { useProductColumns } from './product-columns';
import type { ProductSearch } from './product-search';
import '../../i18n/product-texts';

const ProductImport = lazyPart(() => import('./product-import'));

const route = getRouteApi('/signed-in/products');

/** The products, filtered and sorted by the URL. */
export function ProductsPage() {
  const { t } = useTranslation();
  const mayWrite = useMay('products:write');
  const address = useListAddress<ProductSearch>(route.useSearch());
  return (
    <>
      <PageHeader
        title={t('products.title')}
        actions={
          <>
            <ExportButton
              search={address.search}
              load={listProducts}
              table={() => import('./product-table')}
            />
            {mayWrite && <ImportButton dialog={ProductImport} />}
            <NewProduct />
          </>
        }
      />
      <RecordList
        query={useRecordPage({ name: 'products', search: address.search, load: listProducts })}
        address={address}
        caption={t('products.title')}
        columns={useProductColumns()}
        isFaded={({ active, archived_at }) => !active || archived_at !== null}
        filters={<ProductFilters address={address} />}
        empty={
          <Message icon={IconPackage} title={t('products.emptyTitle')}>
            {t('products.emptyText')}
          </Message>
        }
      />
    </>
  );
}

const listProducts: LoadPage<Product, ProductSearch> = async (search, page, options) => {
  const { sort, cursor, q, currency, active, archived } = search;
  const query = {
    ...{ q, currency, cursor, ...page },
    // The parameters in the URL have the API's own values: product-search.ts.
    sort: sort as 'name' | undefined,
    active: active === undefined ? undefined : active === 'true',
    include_archived: archived === undefined ? undefined : true,
  };
  return api.products.list(query, options);
};

function ProductFilters({ address: { search, change, clear } }: { address: ListAddress<ProductSearch> }) {
  const { t } = useTranslation();
  return (
    <>
      <SearchField
        label={t('products.search')}
        value={search.q}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <OneFilter
        label={t('products.sale')}
        choices={[
          { value: 'true', label: t('products.active') },
          { value: 'false', label: t('products.inactive') },
        ]}
        value={search.active}
        onChange={(active) => change({ active })}
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

function NewProduct() {
  const { t } = useTranslation();
  if (!useMay('products:write')) return null;
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-keyshortcuts="n"
      renderRoot={(props) => <Link to="/products/new" {...props} />}
    >
      {t('products.create')}
    </Button>
  );
}
