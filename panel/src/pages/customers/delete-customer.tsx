import type { Customer } from '@countinghouse/client';
import { Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { DeleteDialog } from '../../components/delete-dialog';
import { notifyDone } from '../../components/notify';

/** Deletes a customer; one with issued documents is archived by the service. */
export function DeleteCustomer({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isOpen, { open, close }] = useDisclosure(false);
  const { id, name, version } = customer;
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('common.delete')}
      </Button>
      <DeleteDialog
        isOpen={isOpen}
        onClose={close}
        title={t('customers.deleteTitle', { name })}
        text={t('customers.deleteText')}
        remove={() => api.customers.delete(id, { ifVersion: version })}
        onRemoved={() => {
          notifyDone(t('customers.deleted', { name }));
          queryClient.removeQueries({ queryKey: ['customers', 'one', id] });
          void queryClient.invalidateQueries({ queryKey: ['customers'] });
          void navigate({ to: '/customers' });
        }}
        advice={({ code }) =>
          code === 'has_open_documents' && (
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link to="/invoices" search={{ customer_id: id, status: 'draft,open,overdue' }} {...props} />
              )}
            >
              {t('customers.openInvoices')}
            </Anchor>
          )
        }
      />
    </>
  );
}
