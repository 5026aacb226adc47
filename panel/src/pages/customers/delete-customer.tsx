import type { Customer } from '@countinghouse/client';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { DeleteRecord } from '../../components/delete-record';
import '../../i18n/customer-texts';

/** Deletes a customer; one with issued documents is archived by the service. */
export function DeleteCustomer({ customer: { id, name, version } }: { customer: Customer }) {
  const { t } = useTranslation();
  return (
    <DeleteRecord
      kind="customers"
      id={id}
      title={t('customers.deleteTitle', { name })}
      text={t('customers.deleteText')}
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
