import type { Product } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { DeleteRecord } from '../../components/delete-record';
import '../../i18n/product-texts';

/** Deletes a product; one that documents name is archived by the service. */
export function DeleteProduct({ product: { id, name, version } }: { product: Product }) {
  const { t } = useTranslation();
  return (
    <DeleteRecord
      kind="products"
      id={id}
      title={t('products.deleteTitle', { name })}
      text={t('products.deleteText')}
      done={{ deleted: t('products.deleted', { name }), archived: t('products.archived', { name }) }}
      remove={() => api.products.delete(id, { ifVersion: version })}
    />
  );
}
