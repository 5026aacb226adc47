import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../api/query-keys';
import { notifyDone } from '../../components/notify';
import { PageHeader } from '../../components/page-header';
import { NewProductForm } from '../../products/product-form';
import { productQuery } from '../../products/product-queries';
import '../../i18n/product-texts';

/** Adds a product, then shows it. */
export function NewProductPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <>
      <PageHeader title={t('products.create')} back={{ to: '/products', label: t('products.title') }} />
      <NewProductForm
        cancel={{ to: '/products' }}
        onSaved={(product) => {
          notifyDone(t('products.created', { name: product.name }));
          void queryClient.invalidateQueries({ queryKey: keysOf('products').all });
          queryClient.setQueryData(productQuery(product.id).queryKey, product);
          void navigate({ to: '/products/$productId', params: { productId: product.id }, replace: true });
        }}
      />
    </>
  );
}
