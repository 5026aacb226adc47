import type { Product } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { NewProductForm } from '../products/product-form';
import { NewRecordDialog, type NewRecordProps } from './new-record-dialog';
import '../i18n/product-texts';

/** Creates a product without leaving the page. */
export default function NewProductDialog({ isOpen, name, onCreated, onClose }: NewRecordProps<Product>) {
  const { t } = useTranslation();
  return (
    <NewRecordDialog isOpen={isOpen} onClose={onClose} title={t('products.create')}>
      <NewProductForm name={name} onSaved={onCreated} cancel={onClose} />
    </NewRecordDialog>
  );
}
