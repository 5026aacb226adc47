import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answer, api } from '../../api/client';
import type { Customer } from '../../api/types';
import { Instant } from '../../components/instant';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { RecordList } from '../../components/record-list';
import { NarrowLine, type Column } from '../../components/record-table';
import { PAGE_LIMIT, useRecordList } from '../../components/use-record-list';
import { useMay } from '../../session/use-session';

/** All customers, the newest first. */
export function CustomersPage() {
  const { t } = useTranslation();
  const columns = useCustomerColumns();
  const query = useRecordList(['customers'], (cursor) =>
    answer(api.GET('/customers', { params: { query: { limit: PAGE_LIMIT, cursor } } })),
  );
  return (
    <>
      <PageHeader title={t('customers.title')} actions={<NewCustomer />} />
      <RecordList
        query={query}
        caption={t('customers.title')}
        columns={columns}
        empty={
          <Message icon={IconUsers} title={t('customers.emptyTitle')}>
            {t('customers.emptyText')}
          </Message>
        }
      />
    </>
  );
}

function NewCustomer() {
  const { t } = useTranslation();
  if (!useMay('customers:write')) return null;
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/customers/new" {...props} />}
    >
      {t('customers.create')}
    </Button>
  );
}

function useCustomerColumns(): Column<Customer>[] {
  const { t } = useTranslation();
  return [
    {
      id: 'name',
      header: t('customers.name'),
      cell: ({ name, email }) => (
        <>
          {name}
          <NarrowLine>{email}</NarrowLine>
        </>
      ),
    },
    { id: 'email', header: t('customers.email'), from: 'sm', cell: ({ email }) => email },
    { id: 'number', header: t('customers.externalId'), from: 'lg', cell: ({ external_id }) => external_id },
    {
      id: 'city',
      header: t('customers.city'),
      from: 'md',
      cell: ({ billing_address }) =>
        [billing_address?.city, billing_address?.country]
          .filter((part) => part != null && part !== '')
          .join(', '),
    },
    {
      id: 'created',
      header: t('common.created'),
      kind: 'date',
      cell: ({ created_at }) => <Instant at={created_at} />,
    },
  ];
}
