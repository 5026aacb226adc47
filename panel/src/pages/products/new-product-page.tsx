import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notifyDone } from '../../components/notify';
import { PageHeader } from '../../components/page-header';
import { ProductForm } from './product-form';

/** Adds a product, then shows the list with it on top. */
export function NewProductPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <>
      <PageHeader title={t('products.create')} back={{ to: '/products', label: t('products.title') }} />
      <ProductForm
        onCreated={({ name }) => {
          notifyDone(t('products.created', { name }));
          void queryClient.invalidateQueries({ queryKey: ['products'] });
          void navigate({ to: '/products' });
        }}
      />
    </>
  );
}
