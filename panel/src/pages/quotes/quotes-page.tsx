import type { QuoteSummary } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import '../../i18n/quote-texts';
import { CustomerFilter } from '../../lists/customer-filter';
import { ClearFilters } from '../../lists/filters';
import { filtersOf } from '../../lists/list-search';
import { RecordList } from '../../lists/record-list';
import { SearchField } from '../../lists/search-field';
import { useListAddress, type ListAddress } from '../../lists/use-list-address';
import { useRecordPage, type LoadPage } from '../../lists/use-record-page';
import { useMay } from '../../session/use-session';
import { isOver, useQuoteColumns } from './quote-columns';
import type { QuoteSearch } from './quote-search';
import { QuoteTabs } from './quote-tabs';

const route = getRouteApi('/signed-in/quotes');

/** The quotes, filtered and sorted by the URL. */
export function QuotesPage() {
  const { t } = useTranslation();
  const address = useListAddress<QuoteSearch>(route.useSearch());
  return (
    <>
      <PageHeader title={t('quotes.title')} actions={<NewQuote />} />
      <QuoteTabs address={address} />
      <RecordList
        query={useRecordPage({ name: 'quotes', search: address.search, load: listQuotes })}
        address={address}
        caption={t('quotes.title')}
        columns={useQuoteColumns()}
        isFaded={isOver}
        filters={<Filters address={address} />}
        empty={
          <Message icon={IconFileText} title={t('quotes.emptyTitle')}>
            {t('quotes.emptyText')}
          </Message>
        }
      />
    </>
  );
}

const listQuotes: LoadPage<QuoteSummary, QuoteSearch> = async (search, page, options) => {
  const { q, sort, cursor, customer_id, status } = search;
  const query = {
    ...{ q, customer_id, cursor, ...page },
    // The parameters in the URL have the API's own values: quote-search.ts.
    sort: sort as 'created_at' | undefined,
    status: status as 'open' | undefined,
  };
  return api.quotes.list(query, options);
};

function NewQuote() {
  const { t } = useTranslation();
  if (!useMay('quotes:write')) return null;
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-keyshortcuts="n"
      renderRoot={(props) => <Link to="/quotes/new" {...props} />}
    >
      {t('quotes.create')}
    </Button>
  );
}

function Filters({ address: { search, change, clear } }: { address: ListAddress<QuoteSearch> }) {
  const { t } = useTranslation();
  return (
    <>
      <SearchField label={t('quotes.search')} value={search.q} onSearch={(q) => change({ q })} />
      <CustomerFilter value={search.customer_id} onChange={(customer_id) => change({ customer_id })} />
      <ClearFilters areThere={Object.keys(filtersOf(search)).length > 0} onClear={clear} />
    </>
  );
}
