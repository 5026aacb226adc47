import type { CreditNoteSummary } from '@countinghouse/client';
import { IconReceiptRefund } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { CustomerFilter } from '../../lists/customer-filter';
import { ClearFilters, DaysFilter, SwitchFilter } from '../../lists/filters';
import { dayRange, filtersOf } from '../../lists/list-search';
import { ExportButton } from '../../lists/export/export-button';
import { RecordList } from '../../lists/record-list';
import { SearchField } from '../../lists/search-field';
import { useListAddress, type ListAddress } from '../../lists/use-list-address';
import { useRecordPage, type LoadPage } from '../../lists/use-record-page';
import { useCreditNoteColumns } from './credit-note-columns';
import type { CreditNoteSearch } from './credit-note-search';
import '../../i18n/document-texts';

const route = getRouteApi('/signed-in/credit-notes');

/** The credit notes, filtered and sorted by the URL. */
export function CreditNotesPage() {
  const { t } = useTranslation();
  const address = useListAddress<CreditNoteSearch>(route.useSearch());
  return (
    <>
      <PageHeader
        title={t('creditNotes.title')}
        actions={
          <ExportButton
            search={address.search}
            load={listCreditNotes}
            table={() => import('./credit-note-table')}
          />
        }
      />
      <RecordList
        query={useRecordPage({ name: 'credit-notes', search: address.search, load: listCreditNotes })}
        address={address}
        caption={t('creditNotes.title')}
        columns={useCreditNoteColumns()}
        isFaded={({ status }) => status === 'void'}
        filters={<CreditNoteFilters address={address} />}
        empty={
          <Message icon={IconReceiptRefund} title={t('creditNotes.emptyTitle')}>
            {t('creditNotes.emptyText')}
          </Message>
        }
      />
    </>
  );
}

const listCreditNotes: LoadPage<CreditNoteSummary, CreditNoteSearch> = async (search, page, options) => {
  const { q, sort, cursor, customer_id, invoice_id, unapplied, issued_from, issued_to } = search;
  const query = {
    ...{ q, customer_id, invoice_id, cursor, ...page },
    // The parameters in the URL have the API's own values: credit-note-search.ts.
    sort: sort as 'created_at' | undefined,
    unapplied: unapplied === undefined ? undefined : true,
    issue_date: dayRange(issued_from, issued_to),
  };
  return api.creditNotes.list(query, options);
};

function CreditNoteFilters({ address }: { address: ListAddress<CreditNoteSearch> }) {
  const { t } = useTranslation();
  const { search, change, clear } = address;
  return (
    <>
      <SearchField
        label={t('creditNotes.search')}
        value={search.q}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <CustomerFilter value={search.customer_id} onChange={(customer_id) => change({ customer_id })} />
      <DaysFilter
        label={t('invoices.issued')}
        from={search.issued_from}
        to={search.issued_to}
        onChange={(issued_from, issued_to) => change({ issued_from, issued_to }, { replace: true })}
      />
      <SwitchFilter
        label={t('creditNotes.unapplied')}
        isOn={search.unapplied !== undefined}
        onChange={(isOn) => change({ unapplied: isOn ? 'true' : undefined })}
      />
      <ClearFilters areThere={Object.keys(filtersOf(search)).length > 0} onClear={clear} />
    </>
  );
}
