import type { Product } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { DeleteDialog } from '../../components/delete-dialog';
import { notifyDone } from '../../components/notify';

/** Deletes a product; one that documents name is archived by the service. */
export function DeleteProduct({ product }: { product: Product }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isOpen, { open, close }] = useDisclosure(false);
  const { id, name, version } = product;
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('common.delete')}
      </Button>
      <DeleteDialog
        isOpen={isOpen}
        onClose={close}
        title={t('products.deleteTitle', { name })}
        text={t('products.deleteText')}
        remove={() => api.products.delete(id, { ifVersion: version })}
        onRemoved={() => {
          notifyDone(t('products.deleted', { name }));
          queryClient.removeQueries({ queryKey: ['products', 'one', id] });
          void queryClient.invalidateQueries({ queryKey: ['products'] });
          void navigate({ to: '/products' });
        }}
      />
    </>
  );
}
