import type { Correction, Invoice, PaymentTerms } from '@countinghouse/client';
import { Skeleton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '../../components/messages';
import { PageHeader } from '../../components/page-header';
import { RecordLoader } from '../../components/record-loader';
import { customerQuery } from '../../customers/customer-queries';
import { CorrectInvoice } from '../../invoices/editor/correct-invoice';
import { EditInvoice } from '../../invoices/editor/edit-invoice';
import { invoiceQuery } from '../../invoices/invoice-queries';
import { sellerQuery } from '../../invoices/issue/issue-queries';
import '../../i18n/invoice-texts';
import { useShowInvoice } from './use-show-invoice';
import '../../i18n/form-texts';

const editRoute = getRouteApi('/signed-in/invoices/$invoiceId/edit');
const correctRoute = getRouteApi('/signed-in/invoices/$invoiceId/correct');

/** Edits a draft. */
export function EditInvoicePage() {
  const { t } = useTranslation();
  const { invoiceId } = editRoute.useParams();
  const show = useShowInvoice();
  return (
    <RecordLoader query={useFreshInvoice(invoiceId)}>
      {(invoice) => (
        <>
          <Head title={t('invoiceEditor.edit')} invoice={invoice} />
          {invoice.available_actions.includes('update') ? (
            <WithUsualTerms invoice={invoice}>
              {(usual) => (
                <EditInvoice
                  invoice={invoice}
                  usual={usual}
                  onSaved={(saved, next) => show(saved, t('invoiceEditor.draftSaved'), next)}
                />
              )}
            </WithUsualTerms>
          ) : (
            <Message icon={IconLock} title={t('invoicePage.cannot_update')} />
          )}
        </>
      )}
    </RecordLoader>
  );
}

interface WithUsualTermsProps {
  readonly invoice: Invoice;
  readonly children: (usual: PaymentTerms | undefined) => ReactNode;
}

/** Loads the terms that apply to a customer's invoice without its own, as they are when the form begins. */
function WithUsualTerms({ invoice: { customer_id }, children }: WithUsualTermsProps) {
  const organization = useQuery(sellerQuery);
  const customer = useQuery({ ...customerQuery(customer_id), staleTime: 0 });
  const [usual, setUsual] = useState<{ readonly terms: PaymentTerms | undefined }>();
  const areThere = !organization.isFetching && !customer.isFetching;
  if (usual === undefined && areThere) {
    setUsual({ terms: customer.data?.payment_terms ?? organization.data?.payment_terms });
  }
  return usual === undefined ? <Skeleton height={280} radius="lg" /> : children(usual.terms);
}

/** Replaces a wrong invoice. */
export function CorrectInvoicePage() {
  const { t } = useTranslation();
  const { invoiceId } = correctRoute.useParams();
  const show = useShowInvoice();
  const shown = ({ invoice, path }: Correction): void => {
    const { number } = invoice;
    show(
      invoice,
      path === 'edited' ? t('invoiceEditor.draftSaved') : t(`invoiceEditor.corrected_${path}`, { number }),
    );
  };
  return (
    <RecordLoader query={useFreshInvoice(invoiceId)}>
      {(invoice) => (
        <>
          <Head title={t('invoiceEditor.correct', { number: invoice.number ?? '' })} invoice={invoice} />
          {invoice.available_actions.includes('correct') ? (
            <CorrectInvoice invoice={invoice} onSaved={shown} />
          ) : (
            <Message icon={IconLock} title={t('invoicePage.cannot_correct')} />
          )}
        </>
      )}
    </RecordLoader>
  );
}

function Head({ title, invoice }: { title: string; invoice: Invoice }) {
  const { t } = useTranslation();
  const label = invoice.number ?? t('invoicePage.draft');
  const back = { to: '/invoices/$invoiceId', params: { invoiceId: invoice.id }, label } as const;
  return <PageHeader title={title} back={back} />;
}

/** Returns the invoice as it was when the page opened. It never changes, because the form started with it. */
function useFreshInvoice(id: string) {
  const query = useQuery({ ...invoiceQuery(id), staleTime: 0, refetchOnWindowFocus: false });
  const [first, setFirst] = useState<Invoice>();
  if (first === undefined && query.data !== undefined && !query.isFetching) setFirst(query.data);
  // Saving updates the cached query, and the form must not restart with that.
  return { ...query, data: first } as typeof query;
}
