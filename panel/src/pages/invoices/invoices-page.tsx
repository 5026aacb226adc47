import type { InvoiceSummary } from '@countinghouse/client';
import { Button } from '@mantine/core';
import { IconPlus, IconReceipt } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../components/lazy-part';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { useInvoiceColumns } from '../../invoices/invoice-columns';
import type { InvoiceSearch } from '../../invoices/invoice-search';
import { listInvoices, useInvoicePage } from '../../invoices/use-invoice-page';
import { ExportButton } from '../../lists/export/export-button';
import { useExport, type ListExport } from '../../lists/export/use-export';
import { RecordList } from '../../lists/record-list';
import { useListAddress } from '../../lists/use-list-address';
import { useMay } from '../../session/use-session';
import { InvoiceFilters } from './invoice-filters';
import { InvoiceRowButton } from './invoice-row-button';
import { InvoiceTabs } from './invoice-tabs';

const BulkBar = lazyPart(() => import('../../invoices/bulk/bulk-bar'));

const NONE: ReadonlySet<string> = new Set();

const route = getRouteApi('/signed-in/invoices');

/** The invoices, filtered and sorted by the URL. */
export function InvoicesPage() {
  const { t } = useTranslation();
  const columns = useInvoiceColumns();
  const address = useListAddress<InvoiceSearch>(route.useSearch());
  const query = useInvoicePage(address.search);
  const mayWrite = useMay('invoices:write');
  const list = {
    search: address.search,
    load: listInvoices,
    table: () => import('../../invoices/invoice-table'),
  };
  const exporting = useExport(list);
  // The actions on several invoices are loaded with the first selection.
  const [selected, setIds] = useState<ReadonlySet<string>>();
  const ids = selected ?? NONE;
  // An invoice that is not shown any more is not selected: nobody should finalize what they do not see.
  const chosen = (query.data?.data ?? []).filter(({ id }) => ids.has(id));
  const nameOf = ({ number, customer_name }: InvoiceSummary): string => number ?? customer_name;
  return (
    <>
      <PageHeader title={t('invoices.title')} actions={<Actions {...list} />} />
      <InvoiceTabs address={address} />
      <RecordList
        query={query}
        address={address}
        caption={t('invoices.title')}
        columns={columns}
        isFaded={({ status }) => status === 'void'}
        filters={<InvoiceFilters address={address} />}
        above={
          selected !== undefined && (
            <Suspense>
              <BulkBar {...{ chosen, exporting }} onClear={() => setIds(NONE)} />
            </Suspense>
          )
        }
        selection={{ ids, onChange: setIds, nameOf }}
        menu={mayWrite ? (invoice) => <InvoiceRowButton invoice={invoice} /> : undefined}
        empty={<NoInvoices />}
      />
    </>
  );
}

function Actions(list: ListExport<InvoiceSummary, InvoiceSearch>) {
  const { t } = useTranslation();
  const mayWrite = useMay('invoices:write');
  return (
    <>
      <ExportButton {...list} />
      {mayWrite && (
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-keyshortcuts="n"
          renderRoot={(props) => <Link to="/invoices/new" {...props} />}
        >
          {t('invoices.create')}
        </Button>
      )}
    </>
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
