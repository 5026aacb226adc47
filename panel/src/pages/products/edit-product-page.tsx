import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../api/query-keys';
import { notifyDone } from '../../components/notify';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { EditProductForm } from '../../products/product-form';
import { productQuery } from '../../products/product-queries';
import '../../i18n/product-texts';

const route = getRouteApi('/signed-in/products/$productId/edit');

/** Edits a product. */
export function EditProductPage() {
  const { t } = useTranslation();
  const { productId } = route.useParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Always reloaded, because saving replaces the whole record.
  const query = useQuery({
    ...productQuery(productId),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const back = { to: '/products/$productId', params: { productId } } as const;
  return (
    <RecordLoader query={query}>
      {(product) => (
        <>
          <PageHeader title={t('products.edit')} back={{ ...back, label: product.name }} />
          <EditProductForm
            product={product}
            cancel={back}
            onSaved={(saved) => {
              notifyDone(t('common.saved', { name: saved.name }));
              queryClient.setQueryData(productQuery(productId).queryKey, saved);
              void queryClient.invalidateQueries({ queryKey: keysOf('products').all });
              // Back leads to where the form was opened, and not into the form again.
              void navigate({ ...back, replace: true });
            }}
          />
        </>
      )}
    </RecordLoader>
  );
}
