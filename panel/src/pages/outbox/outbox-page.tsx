import type { Message as MessageRecord } from '@countinghouse/client';
import { IconInbox } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import '../../i18n/mail-texts';
import { CustomerFilter } from '../../lists/customer-filter';
import { ClearFilters, DaysFilter, OneFilter } from '../../lists/filters';
import { filtersOf } from '../../lists/list-search';
import { RecordList } from '../../lists/record-list';
import { useListAddress, type ListAddress } from '../../lists/use-list-address';
import { useRecordPage, type LoadPage } from '../../lists/use-record-page';
import { useMessageColumns } from './message-columns';
import { messageKinds, messageStatuses, type OutboxSearch } from './outbox-search';
import { instantRange } from './instant-range';

const route = getRouteApi('/signed-in/outbox');

/** Every mail about a document, also those that were only kept. */
export function OutboxPage() {
  const { t } = useTranslation();
  const address = useListAddress<OutboxSearch>(route.useSearch());
  return (
    <>
      <PageHeader title={t('messages.title')} />
      <RecordList
        query={useRecordPage({ name: 'messages', search: address.search, load: listMessages })}
        address={address}
        caption={t('messages.title')}
        columns={useMessageColumns()}
        isFaded={({ status }) => status === 'cancelled'}
        filters={<OutboxFilters address={address} />}
        empty={
          <Message icon={IconInbox} title={t('messages.emptyTitle')}>
            {t('messages.emptyText')}
          </Message>
        }
      />
    </>
  );
}

const listMessages: LoadPage<MessageRecord, OutboxSearch> = async (search, page, options) => {
  const { sort, cursor, status, kind, customer_id, invoice_id, credit_note_id, quote_id, payment_id } =
    search;
  const query = {
    ...{ customer_id, invoice_id, credit_note_id, quote_id, payment_id, cursor, ...page },
    // The parameters in the URL have the API's own values: outbox-search.ts.
    sort: sort as 'created_at' | undefined,
    status: status as 'sent' | undefined,
    kind: kind as 'invoice' | undefined,
    created_at: instantRange(search.created_from, search.created_to),
  };
  return api.messages.list(query, options);
};

function OutboxFilters({ address: { search, change, clear } }: { address: ListAddress<OutboxSearch> }) {
  const { t } = useTranslation();
  return (
    <>
      <OneFilter
        label={t('common.status')}
        choices={messageStatuses.map((value) => ({ value, label: t(`messages.status_${value}`) }))}
        value={search.status}
        onChange={(status) => change({ status })}
      />
      <OneFilter
        label={t('messages.kind')}
        choices={messageKinds.map((value) => ({ value, label: t(`messages.kind_${value}`) }))}
        value={search.kind}
        onChange={(kind) => change({ kind })}
      />
      <CustomerFilter value={search.customer_id} onChange={(customer_id) => change({ customer_id })} />
      <DaysFilter
        label={t('common.created')}
        from={search.created_from}
        to={search.created_to}
        onChange={(created_from, created_to) => change({ created_from, created_to }, { replace: true })}
      />
      <ClearFilters areThere={Object.keys(filtersOf(search)).length > 0} onClear={clear} />
    </>
  );
}
