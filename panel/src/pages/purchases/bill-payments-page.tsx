import type { SupplierPaymentFacts } from '@countinghouse/client';
import { IconCoins } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { supplierQuery } from '../../bills/bill-queries';
import { Instant } from '../../components/instant';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import '../../i18n/document-texts';
import { useFormats } from '../../i18n/formats';
import '../../i18n/purchase-texts';
import { RecordList } from '../../lists/record-list';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';
import { useListAddress } from '../../lists/use-list-address';
import { useRecordPage, type LoadPage } from '../../lists/use-record-page';
import { BillPaymentStatus } from './bill-payment-status';
import { PurchaseParts } from './purchase-parts';
import type { PurchaseSearch } from './purchase-search';
import { StateFilter } from './state-filter';

const route = getRouteApi('/signed-in/bill-payments');

/** Money that went to suppliers. */
export function BillPaymentsPage() {
  const { t } = useTranslation();
  const address = useListAddress<PurchaseSearch>(route.useSearch());
  return (
    <>
      <PageHeader title={t('purchases.payments')} />
      <PurchaseParts at="/bill-payments" />
      <RecordList
        query={useRecordPage({ name: 'bill-payments', search: address.search, load: listPayments })}
        address={address}
        caption={t('purchases.payments')}
        columns={useColumns()}
        isFaded={({ status }) => status === 'reversed'}
        filters={<StateFilter address={address} states={['recorded', 'reversed']} />}
        empty={
          <Message icon={IconCoins} title={t('purchases.noPaymentsTitle')}>
            {t('purchases.noPaymentsText')}
          </Message>
        }
      />
    </>
  );
}

const listPayments: LoadPage<SupplierPaymentFacts, PurchaseSearch> = async (search, page, options) => {
  const { sort, cursor, status } = search;
  const query = {
    ...{ cursor, ...page },
    sort: sort as 'paid_on' | undefined,
    status: status as 'recorded' | undefined,
  };
  return api.billPayments.list(query, options);
};

function useColumns(): Column<SupplierPaymentFacts>[] {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  return [
    { id: 'supplier', header: t('purchases.supplier'), cell: (payment) => <Payee payment={payment} /> },
    {
      id: 'method',
      header: t('purchases.method'),
      from: 'md',
      kind: 'short',
      cell: ({ method }) => t(`payments.methods.${method as 'cash'}`),
    },
    {
      id: 'paid',
      header: t('purchases.paidOn'),
      sort: 'paid_on',
      from: 'sm',
      kind: 'date',
      cell: ({ paid_on }) => day(paid_on),
    },
    {
      id: 'created',
      header: t('common.created'),
      sort: 'created_at',
      from: 'xl',
      kind: 'date',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
    {
      id: 'status',
      header: t('common.status'),
      from: 'sm',
      cell: (payment) => <BillPaymentStatus payment={payment} />,
    },
    {
      id: 'amount',
      header: t('purchases.amount'),
      kind: 'number',
      cell: ({ amount, currency }) => money(amount, currency),
    },
  ];
}

function Payee({ payment }: { payment: SupplierPaymentFacts }) {
  const { day } = useFormats();
  const { data } = useQuery(supplierQuery(payment.supplier_id));
  return (
    <>
      <RecordLink to="/bill-payments/$paymentId" params={{ paymentId: payment.id }}>
        {data?.name ?? payment.supplier_id}
      </RecordLink>
      <NarrowLine>
        <BillPaymentStatus payment={payment} />
        <span>{day(payment.paid_on)}</span>
      </NarrowLine>
    </>
  );
}
