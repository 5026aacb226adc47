import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../api/query-keys';
import { notifyDone } from '../../components/notify';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { EditPriceListForm } from '../../price-lists/price-list-form';
import { priceListQuery } from '../../price-lists/price-list-queries';
import '../../i18n/price-list-texts';

const route = getRouteApi('/signed-in/price-lists/$priceListId/edit');

/** Edits a price list with its prices. */
export function EditPriceListPage() {
  const { t } = useTranslation();
  const { priceListId } = route.useParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Always reloaded, because saving replaces the whole record.
  const query = useQuery({
    ...priceListQuery(priceListId),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const back = { to: '/price-lists/$priceListId', params: { priceListId } } as const;
  return (
    <RecordLoader query={query}>
      {(list) => (
        <>
          <PageHeader title={t('priceLists.edit')} back={{ ...back, label: list.name }} />
          <EditPriceListForm
            list={list}
            cancel={back}
            onSaved={(saved) => {
              notifyDone(t('common.saved', { name: saved.name }));
              queryClient.setQueryData(priceListQuery(priceListId).queryKey, saved);
              void queryClient.invalidateQueries({ queryKey: keysOf('price-lists').all });
              // Back leads to where the form was opened, and not into the form again.
              void navigate({ ...back, replace: true });
            }}
          />
        </>
      )}
    </RecordLoader>
  );
}
