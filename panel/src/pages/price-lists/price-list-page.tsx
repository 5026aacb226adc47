import type { PriceList } from '@countinghouse/client';
import { Box, Button, Code } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { DeleteRecord } from '../../components/delete-record';
import { Fact, Facts, Panels } from '../../components/facts';
import { MetadataFacts } from '../../components/metadata-facts';
import { Neighbours } from '../../components/neighbours';
import { useNotifyProblem } from '../../components/notify';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { StatusBadge } from '../../components/status-badge';
import { History } from '../../history/history';
import { useFormats } from '../../i18n/formats';
import { PriceListLink } from '../../price-lists/price-list-link';
import { priceListQuery } from '../../price-lists/price-list-queries';
import { useMay } from '../../session/use-session';
import { PriceListPrices } from './price-list-prices';
import { useValidity } from './use-validity';
import '../../i18n/price-list-texts';

const route = getRouteApi('/signed-in/price-lists/$priceListId');

/** The page of a price list: its prices, and for whom and when they hold. */
export function PriceListPage() {
  const { priceListId } = route.useParams();
  return (
    <RecordLoader query={useQuery(priceListQuery(priceListId))}>{(one) => <Page list={one} />}</RecordLoader>
  );
}

function Page({ list }: { list: PriceList }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={list.name}
        badge={list.archived_at !== null && <StatusBadge tone="off">{t('common.archived')}</StatusBadge>}
        back={{ to: '/price-lists', label: t('priceLists.title') }}
        actions={
          <>
            <Neighbours list="/price-lists" id={list.id} />
            <Actions list={list} />
          </>
        }
      />
      <Box mb="md">
        <PriceListPrices list={list} />
      </Box>
      <Panels>
        <PriceListFacts list={list} />
        <MetadataFacts metadata={list.metadata} />
        <History of={list} />
      </Panels>
    </>
  );
}

function PriceListFacts({ list }: { list: PriceList }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const validity = useValidity();
  const { currency, prices_include_tax, base_list_id, discount_percent, note, id } = list;
  return (
    <Facts title={t('priceLists.basics')}>
      <Fact name={t('priceLists.currency')}>{currency}</Fact>
      <Fact name={t('priceLists.prices')}>
        {prices_include_tax ? t('priceLists.withTax') : t('priceLists.withoutTax')}
      </Fact>
      <Fact name={t('priceLists.validity')}>{validity(list)}</Fact>
      <Fact name={t('priceLists.base')}>{base_list_id !== null && <PriceListLink id={base_list_id} />}</Fact>
      <Fact name={t('priceLists.discount')}>{discount_percent !== null && percent(discount_percent)}</Fact>
      <Fact name={t('priceLists.note')}>{note}</Fact>
      <Fact name={t('common.id')}>
        <Code>{id}</Code>
      </Fact>
    </Facts>
  );
}

function Actions({ list }: { list: PriceList }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const notifyProblem = useNotifyProblem();
  if (!useMay('price_lists:write')) return null;
  const { id, name, version, archived_at } = list;
  const unarchive = async (): Promise<void> => {
    try {
      await api.priceLists.unarchive(id, { ifVersion: version });
      await queryClient.invalidateQueries({ queryKey: keysOf('price-lists').all });
    } catch (problem) {
      notifyProblem(problem);
    }
  };
  if (archived_at !== null)
    return <Button onClick={() => void unarchive()}>{t('priceLists.unarchive')}</Button>;
  return (
    <>
      <DeleteRecord
        kind="price-lists"
        id={id}
        title={t('priceLists.deleteTitle', { name })}
        text={t('priceLists.deleteText')}
        done={{ deleted: t('priceLists.deleted', { name }), archived: t('priceLists.archived', { name }) }}
        remove={() => api.priceLists.delete(id, { ifVersion: version })}
      />
      <Button
        leftSection={<IconEdit size={16} aria-hidden />}
        aria-keyshortcuts="e"
        renderRoot={(props) => (
          <Link to="/price-lists/$priceListId/edit" params={{ priceListId: id }} {...props} />
        )}
      >
        {t('common.edit')}
      </Button>
    </>
  );
}
