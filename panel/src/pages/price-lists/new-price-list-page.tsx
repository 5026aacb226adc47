import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../api/query-keys';
import { notifyDone } from '../../components/notify';
import { PageHeader } from '../../components/page-header';
import { NewPriceListForm } from '../../price-lists/price-list-form';
import { priceListQuery } from '../../price-lists/price-list-queries';
import '../../i18n/price-list-texts';

/** Adds a price list, then shows it. */
export function NewPriceListPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <>
      <PageHeader
        title={t('priceLists.create')}
        back={{ to: '/price-lists', label: t('priceLists.title') }}
      />
      <NewPriceListForm
        cancel={{ to: '/price-lists' }}
        onSaved={(list) => {
          notifyDone(t('priceLists.created', { name: list.name }));
          void queryClient.invalidateQueries({ queryKey: keysOf('price-lists').all });
          queryClient.setQueryData(priceListQuery(list.id).queryKey, list);
          void navigate({ to: '/price-lists/$priceListId', params: { priceListId: list.id }, replace: true });
        }}
      />
    </>
  );
}
