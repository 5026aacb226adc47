import type { PriceListSummary } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { Instant } from '../../components/instant';
import { StatusBadge } from '../../components/status-badge';
import { useFormats } from '../../i18n/formats';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';
import { useValidity } from './use-validity';
import '../../i18n/price-list-texts';

/** Returns the columns of the list of price lists. */
export function usePriceListColumns(): Column<PriceListSummary>[] {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const validity = useValidity();
  return [
    {
      id: 'name',
      header: t('priceLists.name'),
      sort: 'name',
      cell: (list) => <Name list={list} />,
    },
    { id: 'valid', header: t('priceLists.validity'), from: 'sm', cell: validity },
    {
      id: 'discount',
      header: t('priceLists.discount'),
      from: 'md',
      kind: 'number',
      cell: ({ discount_percent }) => (discount_percent === null ? '' : percent(discount_percent)),
    },
    {
      id: 'created',
      header: t('common.created'),
      from: 'md',
      kind: 'date',
      sort: 'created_at',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
    { id: 'currency', header: t('priceLists.currency'), cell: ({ currency }) => currency },
  ];
}

function Name({ list }: { list: PriceListSummary }) {
  const { t } = useTranslation();
  const validity = useValidity();
  return (
    <>
      <RecordLink to="/price-lists/$priceListId" params={{ priceListId: list.id }}>
        {list.name}
      </RecordLink>{' '}
      {list.archived_at !== null && <StatusBadge tone="off">{t('common.archived')}</StatusBadge>}
      <NarrowLine>{validity(list)}</NarrowLine>
    </>
  );
}
