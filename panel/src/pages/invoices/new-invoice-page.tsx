import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { copyValues } from '../../invoices/editor/copy-values';
import { NewInvoice } from '../../invoices/editor/new-invoice';
import { invoiceQuery } from '../../invoices/invoice-queries';
import type { InvoiceValues } from '../../invoices/invoice-values';
import { FromTemplate } from '../../invoices/templates/from-template';
import { useShowInvoice } from './use-show-invoice';
import '../../i18n/form-texts';

const route = getRouteApi('/signed-in/invoices/new');

/** Edits a new invoice, empty or as a copy, then shows it. */
export function NewInvoicePage() {
  const { t } = useTranslation();
  const { customer_id, copy_of } = route.useSearch();
  return (
    <>
      <PageHeader
        title={t('invoices.create')}
        back={{ to: '/invoices', label: t('invoices.title') }}
        actions={copy_of === undefined ? <FromTemplate customerId={customer_id} /> : undefined}
      />
      {copy_of === undefined ? (
        <Editor key={customer_id} initial={customer_id === undefined ? {} : { customer_id }} />
      ) : (
        <Copy key={copy_of} id={copy_of} />
      )}
    </>
  );
}

function Copy({ id }: { id: string }) {
  const query = useQuery({ ...invoiceQuery(id), refetchOnWindowFocus: false });
  return <RecordLoader query={query}>{(original) => <Editor initial={copyValues(original)} />}</RecordLoader>;
}

function Editor({ initial }: { initial: Partial<InvoiceValues> }) {
  const { t } = useTranslation();
  const show = useShowInvoice();
  // “Save and new” starts with an empty form on the same page.
  const [begun, setBegun] = useState(0);
  return (
    <NewInvoice
      key={begun}
      initial={begun === 0 ? initial : {}}
      onSaved={(invoice, next) => {
        if (next === 'new') setBegun(begun + 1);
        show(invoice, t('invoiceEditor.draftSaved'), next);
      }}
    />
  );
}
