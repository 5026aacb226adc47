import type { PaymentRunFacts } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { IconPlus, IconStack2 } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { Instant } from '../../components/instant';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { useFormats } from '../../i18n/formats';
import '../../i18n/purchase-texts';
import { RecordList } from '../../lists/record-list';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';
import { useListAddress } from '../../lists/use-list-address';
import { useRecordPage, type LoadPage } from '../../lists/use-record-page';
import { useMay } from '../../session/use-session';
import { ProposeDialog } from './propose-dialog';
import { PurchaseParts } from './purchase-parts';
import type { PurchaseSearch } from './purchase-search';
import { RunStatus } from './run-status';
import { StateFilter } from './state-filter';

const route = getRouteApi('/signed-in/payment-runs');

/** Bills that are paid together. */
export function PaymentRunsPage() {
  const { t } = useTranslation();
  const address = useListAddress<PurchaseSearch>(route.useSearch());
  return (
    <>
      <PageHeader title={t('purchases.runs')} actions={<Propose />} />
      <PurchaseParts at="/payment-runs" />
      <RecordList
        query={useRecordPage({ name: 'payment-runs', search: address.search, load: listRuns })}
        address={address}
        caption={t('purchases.runs')}
        columns={useColumns()}
        isFaded={({ status }) => status === 'cancelled'}
        filters={<StateFilter address={address} states={['proposed', 'released', 'settled', 'cancelled']} />}
        empty={
          <Message icon={IconStack2} title={t('purchases.noRunsTitle')}>
            {t('purchases.noRunsText')}
          </Message>
        }
      />
    </>
  );
}

function Propose() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('purchases:write')) return null;
  return (
    <>
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-keyshortcuts="n"
        onClick={() => setOpen(true)}
      >
        {t('purchases.propose')}
      </Button>
      <ProposeDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const listRuns: LoadPage<PaymentRunFacts, PurchaseSearch> = async (search, page, options) => {
  const { sort, cursor, status } = search;
  const query = {
    ...{ cursor, ...page },
    sort: sort as 'execute_on' | undefined,
    status: status as 'settled' | undefined,
  };
  return api.paymentRuns.list(query, options);
};

function useColumns(): Column<PaymentRunFacts>[] {
  const { t } = useTranslation();
  const { money, count } = useFormats();
  return [
    { id: 'day', header: t('purchases.executeOn'), sort: 'execute_on', cell: (run) => <Named run={run} /> },
    {
      id: 'transfers',
      header: t('purchases.transfers'),
      from: 'sm',
      kind: 'number',
      cell: ({ transfers }) => count(transfers),
    },
    {
      id: 'created',
      header: t('common.created'),
      sort: 'created_at',
      from: 'lg',
      kind: 'date',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
    {
      id: 'status',
      header: t('common.status'),
      from: 'sm',
      cell: ({ status }) => <RunStatus status={status} />,
    },
    {
      id: 'total',
      header: t('purchases.total'),
      kind: 'number',
      cell: ({ total, currency }) => money(total, currency),
    },
  ];
}

function Named({ run: { id, execute_on, status } }: { run: PaymentRunFacts }) {
  const { day } = useFormats();
  return (
    <>
      <RecordLink to="/payment-runs/$runId" params={{ runId: id }}>
        {day(execute_on)}
      </RecordLink>
      <NarrowLine>
        <RunStatus status={status} />
      </NarrowLine>
    </>
  );
}
