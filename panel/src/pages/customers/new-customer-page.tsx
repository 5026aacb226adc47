import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notifyDone } from '../../components/notify';
import { PageHeader } from '../../components/page-header';
import { CustomerForm } from './customer-form';

/** Adds a customer, then shows the list with it on top. */
export function NewCustomerPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <>
      <PageHeader title={t('customers.create')} back={{ to: '/customers', label: t('customers.title') }} />
      <CustomerForm
        onCreated={({ name }) => {
          notifyDone(t('customers.created', { name }));
          void queryClient.invalidateQueries({ queryKey: ['customers'] });
          void navigate({ to: '/customers' });
        }}
      />
    </>
  );
}
