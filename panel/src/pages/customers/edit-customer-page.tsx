import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../../api/query-keys';
import { notifyDone } from '../../components/notify';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { EditCustomerForm } from '../../customers/customer-form';
import { customerQuery } from '../../customers/customer-queries';
import '../../i18n/customer-texts';

const route = getRouteApi('/signed-in/customers/$customerId/edit');

/** Edits a customer. */
export function EditCustomerPage() {
  const { t } = useTranslation();
  const { customerId } = route.useParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Always reloaded, because saving replaces the whole record.
  const query = useQuery({
    ...customerQuery(customerId),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const back = { to: '/customers/$customerId', params: { customerId } } as const;
  return (
    <RecordLoader query={query}>
      {(customer) => (
        <>
          <PageHeader title={t('customers.edit')} back={{ ...back, label: customer.name }} />
          <EditCustomerForm
            customer={customer}
            cancel={back}
            onSaved={(saved) => {
              notifyDone(t('common.saved', { name: saved.name }));
              queryClient.setQueryData(customerQuery(customerId).queryKey, saved);
              void queryClient.invalidateQueries({ queryKey: keysOf('customers').all });
              // Back leads to where the form was opened, and not into the form again.
              void navigate({ ...back, replace: true });
            }}
          />
        </>
      )}
    </RecordLoader>
  );
}
