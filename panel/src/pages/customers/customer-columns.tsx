import type { Customer } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { Instant } from '../../components/instant';
import { StatusBadge } from '../../components/status-badge';
import { NarrowLine, RecordLink, type Column } from '../../lists/record-table';
import '../../i18n/customer-texts';

/** Returns the columns of the list of customers. */
export function useCustomerColumns(): Column<Customer>[] {
  const { t } = useTranslation();
  return [
    {
      id: 'name',
      header: t('customers.name'),
      sort: 'name',
      cell: (customer) => <Name customer={customer} />,
    },
    { id: 'email', header: t('customers.email'), from: 'sm', cell: ({ email }) => email },
    { id: 'number', header: t('customers.externalId'), from: 'lg', cell: ({ external_id }) => external_id },
    {
      id: 'city',
      header: t('customers.city'),
      kind: 'short',
      from: 'md',
      cell: ({ billing_address }) =>
        [billing_address?.city, billing_address?.country]
          .filter((part) => part != null && part !== '')
          .join(', '),
    },
    {
      id: 'created',
      header: t('common.created'),
      from: 'sm',
      kind: 'date',
      sort: 'created_at',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
  ];
}

function Name({ customer: { id, name, email, archived_at } }: { customer: Customer }) {
  const { t } = useTranslation();
  return (
    <>
      <RecordLink to="/customers/$customerId" params={{ customerId: id }}>
        {name}
      </RecordLink>{' '}
      {archived_at !== null && <StatusBadge tone="off">{t('common.archived')}</StatusBadge>}
      <NarrowLine>{email}</NarrowLine>
    </>
  );
}
