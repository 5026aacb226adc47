import type { Customer } from '@countinghouse/client';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import type { DialogState } from '../../actions/use-actions';
import { DeleteRecordDialog } from '../../components/delete-record';
import { deletionQuery } from '../../customers/deletion-query';
import { useMay } from '../../session/use-session';
import '../../i18n/customer-texts';

/** Deletes a customer; one with issued documents is archived by the service. */
export function DeleteCustomer({ customer, ...opened }: DialogState & { customer: Customer }) {
  const { t } = useTranslation();
  const { id, name, version } = customer;
  return (
    <DeleteRecordDialog
      {...opened}
      kind="customers"
      id={id}
      title={t('customers.deleteTitle', { name })}
      text={<DeletionText id={id} />}
      done={{ deleted: t('customers.deleted', { name }), archived: t('customers.archived', { name }) }}
      remove={() => api.customers.delete(id, { ifVersion: version })}
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
  );
}

/** Says what the service will do with this customer; both outcomes as long as that is not known. */
function DeletionText({ id }: { id: string }) {
  const { t } = useTranslation();
  const mayInvoices = useMay('invoices:read');
  const mayPayments = useMay('payments:read');
  const { data } = useQuery({ ...deletionQuery(id), enabled: mayInvoices && mayPayments });
  return data === undefined ? t('customers.deleteText') : t(`customers.deleteText_${data}`);
}
