import type { PaymentSummary } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { IconCoins, IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useActions } from '../../actions/use-actions';
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
import { useMay } from '../../session/use-session';
import { usePaymentColumns } from './payment-columns';
import type { PaymentSearch } from './payment-search';
import '../../i18n/document-texts';
import { lazyPart } from '../../components/lazy-part';

const RecordPaymentDialog = lazyPart(() => import('./record/record-payment-dialog'));

const route = getRouteApi('/signed-in/payments');

/** The payments, filtered and sorted by the URL. */
export function PaymentsPage() {
  const { t } = useTranslation();
  const address = useListAddress<PaymentSearch>(route.useSearch());
  return (
    <>
      <PageHeader
        title={t('payments.title')}
        actions={
          <>
            <ExportButton
              search={address.search}
              load={listPayments}
              table={() => import('./payment-table')}
            />
            <RecordPayment />
          </>
        }
      />
      <RecordList
        query={useRecordPage({ name: 'payments', search: address.search, load: listPayments })}
        address={address}
        caption={t('payments.title')}
        columns={usePaymentColumns()}
        isFaded={({ status }) => status === 'reversed'}
        filters={<PaymentFilters address={address} />}
        empty={
          <Message icon={IconCoins} title={t('payments.emptyTitle')}>
            {t('payments.emptyText')}
          </Message>
        }
      />
    </>
  );
}

function RecordPayment() {
  const { t } = useTranslation();
  const actions = useActions<'record'>();
  useWanted(() => actions.begin('record'));
  if (!useMay('payments:write')) return null;
  return (
    <>
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-keyshortcuts="n"
        onClick={() => actions.begin('record')}
      >
        {t('payments.record')}
      </Button>
      <Suspense>{actions.wasOpen('record') && <RecordPaymentDialog {...actions.of('record')} />}</Suspense>
    </>
  );
}

/** Begins to record a payment if another page has asked for it, once. */
function useWanted(begin: () => void): void {
  const navigate = useNavigate();
  const isWanted = useRouterState({ select: ({ location }) => location.state.action === 'record_payment' });
  useEffect(() => {
    if (!isWanted) return;
    begin();
    void navigate({ to: '.', search: true, replace: true, state: {} });
    // The effect depends on the request only, not on the identity of `begin`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted]);
}

const listPayments: LoadPage<PaymentSummary, PaymentSearch> = async (search, page, options) => {
  const { q, sort, cursor, customer_id, invoice_id, unapplied, received_from, received_to } = search;
  const query = {
    ...{ q, customer_id, invoice_id, cursor, ...page },
    // The parameters in the URL have the API's own values: payment-search.ts.
    sort: sort as 'created_at' | undefined,
    unapplied: unapplied === undefined ? undefined : true,
    received_on: dayRange(received_from, received_to),
  };
  return api.payments.list(query, options);
};

function PaymentFilters({ address: { search, change, clear } }: { address: ListAddress<PaymentSearch> }) {
  const { t } = useTranslation();
  return (
    <>
      <SearchField
        label={t('payments.search')}
        value={search.q}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <CustomerFilter value={search.customer_id} onChange={(customer_id) => change({ customer_id })} />
      <DaysFilter
        label={t('payments.received')}
        from={search.received_from}
        to={search.received_to}
        onChange={(received_from, received_to) => change({ received_from, received_to }, { replace: true })}
      />
      <SwitchFilter
        label={t('payments.unapplied')}
        isOn={search.unapplied !== undefined}
        onChange={(isOn) => change({ unapplied: isOn ? 'true' : undefined })}
      />
      <ClearFilters areThere={Object.keys(filtersOf(search)).length > 0} onClear={clear} />
    </>
  );
}
