import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { useInvoiceColumns } from '../../invoices/invoice-columns';
import { useInvoicePage } from '../../invoices/use-invoice-page';
import { RecordList } from '../../lists/record-list';
import { useListAddress } from '../../lists/use-list-address';
import { InvoiceFilters } from './invoice-filters';
import type { InvoiceSearch } from '../../invoices/invoice-search';

const route = getRouteApi('/signed-in/invoices');

/** The invoices, narrowed down and sorted as the address says. */
export function InvoicesPage() {
  const { t } = useTranslation();
  const columns = useInvoiceColumns();
  const address = useListAddress<InvoiceSearch>(route.useSearch());
  const query = useInvoicePage(address.search);
  return (
    <>
      <PageHeader title={t('invoices.title')} />
      <RecordList
        query={query}
        address={address}
        caption={t('invoices.title')}
        columns={columns}
        isFaded={({ status }) => status === 'void'}
        filters={<InvoiceFilters address={address} />}
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
