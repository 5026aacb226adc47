import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answer, api } from '../../api/client';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { RecordList } from '../../components/record-list';
import { PAGE_LIMIT, useRecordList } from '../../components/use-record-list';
import { useInvoiceColumns } from './invoice-columns';

/** All invoices, the newest first. */
export function InvoicesPage() {
  const { t } = useTranslation();
  const columns = useInvoiceColumns();
  const query = useRecordList(['invoices'], (cursor) =>
    answer(api.GET('/invoices', { params: { query: { limit: PAGE_LIMIT, cursor } } })),
  );
  return (
    <>
      <PageHeader title={t('invoices.title')} />
      <RecordList
        query={query}
        caption={t('invoices.title')}
        columns={columns}
        isFaded={({ status }) => status === 'void'}
        empty={<NoInvoices />}
      />
    </>
  );
}

function NoInvoices() {
  const { t } = useTranslation();
  return (
    <Message
      icon={IconReceipt}
      title={t('invoices.emptyTitle')}
      action={
        <Button renderRoot={(props) => <Link to="/settings/api" {...props} />}>
          {t('invoices.toApiKeys')}
        </Button>
      }
    >
      {t('invoices.emptyText')}
    </Message>
  );
}
