import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../api/query-keys';
import { notifyDone } from '../../components/notify';
import { PageHeader } from '../../components/page-header';
import { NewCustomerForm } from '../../customers/customer-form';
import { customerQuery } from '../../customers/customer-queries';
import '../../i18n/customer-texts';

/** Adds a customer, then shows them. */
export function NewCustomerPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <>
      <PageHeader title={t('customers.create')} back={{ to: '/customers', label: t('customers.title') }} />
      <NewCustomerForm
        cancel={{ to: '/customers' }}
        onSaved={(customer) => {
          notifyDone(t('customers.created', { name: customer.name }));
          void queryClient.invalidateQueries({ queryKey: keysOf('customers').all });
          queryClient.setQueryData(customerQuery(customer.id).queryKey, customer);
          void navigate({
            to: '/customers/$customerId',
            params: { customerId: customer.id },
            replace: true,
          });
        }}
      />
    </>
  );
}
