import type { BillSummary } from '@countinghouse/client';
import { Button, Group } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { billCountQuery } from '../../bills/bill-queries';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import '../../i18n/bill-texts';
import { ClearFilters, OneFilter } from '../../lists/filters';
import { filtersOf } from '../../lists/list-search';
import { RecordList } from '../../lists/record-list';
import { useListAddress, type ListAddress } from '../../lists/use-list-address';
import { useRecordPage, type LoadPage } from '../../lists/use-record-page';
import { PurchaseParts } from '../purchases/purchase-parts';
import { useBillColumns } from './bill-columns';
import { billStates, statesToDo, type BillSearch } from './bill-search';
import { DropBills } from './drop-bills';

const route = getRouteApi('/signed-in/bills');

/** The bills that suppliers send: dropped in here, and listed by what is to be done. */
export function BillsPage() {
  const { t } = useTranslation();
  const address = useListAddress<BillSearch>(route.useSearch());
  return (
    <>
      <PageHeader title={t('bills.title')} />
      <PurchaseParts at="/bills" />
      <DropBills />
      <RecordList
        query={useRecordPage({ name: 'bills', search: address.search, load: listBills })}
        address={address}
        caption={t('bills.title')}
        columns={useBillColumns()}
        isFaded={({ status }) => status === 'rejected' || status === 'void'}
        filters={<Filters address={address} />}
        empty={
          <Message icon={IconFileImport} title={t('bills.emptyTitle')}>
            {t('bills.emptyText')}
          </Message>
        }
      />
    </>
  );
}

const listBills: LoadPage<BillSummary, BillSearch> = async (search, page, options) => {
  const { sort, cursor, status } = search;
  const query = {
    ...{ cursor, ...page },
    // The parameters in the URL have the API's own values: bill-search.ts.
    sort: sort as 'created_at' | undefined,
    status: status as 'open' | undefined,
  };
  return api.bills.list(query, options);
};

function Filters({ address: { search, change, clear } }: { address: ListAddress<BillSearch> }) {
  const { t } = useTranslation();
  return (
    <>
      <States search={search} onChoose={(status) => change({ status })} />
      <OneFilter
        label={t('common.status')}
        choices={billStates.map((value) => ({ value, label: t(`bills.status_${value}`) }))}
        value={search.status}
        onChange={(status) => change({ status })}
      />
      <ClearFilters areThere={Object.keys(filtersOf(search)).length > 0} onClear={clear} />
    </>
  );
}

interface StatesProps {
  readonly search: BillSearch;
  readonly onChoose: (status: string | undefined) => void;
}

/** The states in which something is to be done, with how many bills are in each. */
function States({ search, onChoose }: StatesProps) {
  const { t } = useTranslation();
  const counts = useQueries({ queries: statesToDo.map((status) => billCountQuery(status)) });
  return (
    <Group gap={4} role="group" aria-label={t('bills.states')}>
      {statesToDo.map((status, at) => {
        const isChosen = search.status === status;
        return (
          <Button
            key={status}
            size="compact-sm"
            variant={isChosen ? 'light' : 'subtle'}
            color={isChosen ? 'pine' : 'gray'}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : status)}
          >
            {t('bills.stateCount', { state: t(`bills.status_${status}`), count: counts[at]?.data ?? 0 })}
          </Button>
        );
      })}
    </Group>
  );
}
