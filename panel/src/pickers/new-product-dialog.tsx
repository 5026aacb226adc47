import type { Product } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/dialog';
import { NewProductForm } from '../products/product-form';

interface NewProductDialogProps {
  readonly isOpen: boolean;
  readonly name: string;
  readonly onCreated: (product: Product) => void;
  readonly onClose: () => void;
}

/** Makes a product without leaving the page. Its form is none of the one that it was opened in. */
export default function NewProductDialog({ isOpen, name, onCreated, onClose }: NewProductDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isForm
      opened={isOpen}
      onClose={onClose}
      title={t('products.create')}
      size="xl"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <div onSubmit={(event) => event.stopPropagation()}>
        <NewProductForm name={name} onSaved={onCreated} cancel={onClose} />
      </div>
    </Dialog>
  );
}
