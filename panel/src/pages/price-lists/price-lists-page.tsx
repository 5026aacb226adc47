import type { PriceListSummary } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { ClearFilters, SwitchFilter } from '../../lists/filters';
import { filtersOf } from '../../lists/list-search';
import { RecordList } from '../../lists/record-list';
import { SearchField } from '../../lists/search-field';
import { useListAddress, type ListAddress } from '../../lists/use-list-address';
import { useRecordPage, type LoadPage } from '../../lists/use-record-page';
import { useMay } from '../../session/use-session';
import { usePriceListColumns } from './price-list-columns';
import type { PriceListSearch } from './price-list-search';
import '../../i18n/price-list-texts';

const route = getRouteApi('/signed-in/price-lists');

/** The price lists, filtered and sorted by the URL. */
export function PriceListsPage() {
  const { t } = useTranslation();
  const address = useListAddress<PriceListSearch>(route.useSearch());
  return (
    <>
      <PageHeader title={t('priceLists.title')} actions={<NewPriceList />} />
      <RecordList
        query={useRecordPage({ name: 'price-lists', search: address.search, load: listPriceLists })}
        address={address}
        caption={t('priceLists.title')}
        columns={usePriceListColumns()}
        isFaded={({ archived_at }) => archived_at !== null}
        filters={<PriceListFilters address={address} />}
        empty={
          <Message icon={IconTags} title={t('priceLists.emptyTitle')}>
            {t('priceLists.emptyText')}
          </Message>
        }
      />
    </>
  );
}

const listPriceLists: LoadPage<PriceListSummary, PriceListSearch> = async (search, page, options) => {
  const { sort, cursor, q, currency, archived } = search;
  const query = {
    ...{ q, currency, cursor, ...page },
    // The parameters in the URL have the API's own values: price-list-search.ts.
    sort: sort as 'name' | undefined,
    include_archived: archived === undefined ? undefined : true,
  };
  return api.priceLists.list(query, options);
};

function PriceListFilters({ address }: { address: ListAddress<PriceListSearch> }) {
  const { t } = useTranslation();
  const { search, change, clear } = address;
  return (
    <>
      <SearchField
        label={t('priceLists.search')}
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

function NewPriceList() {
  const { t } = useTranslation();
  if (!useMay('price_lists:write')) return null;
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-keyshortcuts="n"
      renderRoot={(props) => <Link to="/price-lists/new" {...props} />}
    >
      {t('priceLists.create')}
    </Button>
  );
}
