import { Button } from '@mantine/core';
import { IconPlus, IconReceipt } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { useInvoiceColumns } from '../../invoices/invoice-columns';
import { useInvoicePage } from '../../invoices/use-invoice-page';
import { RecordList } from '../../lists/record-list';
import { useListAddress } from '../../lists/use-list-address';
import { useMay } from '../../session/use-session';
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
      <PageHeader title={t('invoices.title')} actions={<NewInvoice />} />
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

function NewInvoice() {
  const { t } = useTranslation();
  if (!useMay('invoices:write')) return null;
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-keyshortcuts="n"
      renderRoot={(props) => <Link to="/invoices/new" {...props} />}
    >
      {t('invoiceEditor.create')}
    </Button>
  );
}

function NoInvoices() {
  const { t } = useTranslation();
  return (
    <Message icon={IconReceipt} title={t('invoices.emptyTitle')}>
      {t('invoices.emptyText')}
    </Message>
  );
}
