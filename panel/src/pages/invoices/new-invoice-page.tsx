import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page-header';
import { NewInvoice } from '../../invoices/editor/new-invoice';
import { useShowInvoice } from './use-show-invoice';

const route = getRouteApi('/signed-in/invoices/new');

/** Writes an invoice, then shows it. */
export function NewInvoicePage() {
  const { t } = useTranslation();
  const { customer_id } = route.useSearch();
  const show = useShowInvoice();
  return (
    <>
      <PageHeader title={t('invoiceEditor.create')} back={{ to: '/invoices', label: t('invoices.title') }} />
      <NewInvoice
        customerId={customer_id}
        onSaved={(invoice) =>
          show(
            invoice,
            invoice.number === null
              ? t('invoiceEditor.draftSaved')
              : t('invoicePage.finalized', { number: invoice.number }),
          )
        }
      />
    </>
  );
}
