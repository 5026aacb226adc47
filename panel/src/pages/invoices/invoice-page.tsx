import type { Invoice } from '@countinghouse/client';
import { NextSteps } from './next-steps';
import { Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Panels } from '../../components/facts';
import { MetadataFacts } from '../../components/metadata-facts';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { PrintButton } from '../../components/print-button';
import { RecordLoader } from '../../components/record-loader';
import { PdfBeside, PdfButton } from '../../documents/pdf-beside';
import { History } from '../../history/history';
import { InvoiceStatusBadge } from '../../invoices/invoice-columns';
import { InvoiceDocument } from '../../invoices/invoice-document';
import { invoiceQuery } from '../../invoices/invoice-queries';
import { InvoiceActions } from '../../invoices/lifecycle/invoice-actions';
import { Remarks } from '../../invoices/lifecycle/remarks';
import { InstalmentsOf } from '../../invoices/instalments';
import { CreditNotesOf, PaymentsOf } from '../../invoices/settlements';
import '../../i18n/invoice-texts';
import { lazyPart } from '../../components/lazy-part';

const AttachmentsOf = lazyPart(() => import('../../invoices/attachments/attachments-of'));

const DocumentsOf = lazyPart(() => import('../../invoices/documents-of'));

const LinksOf = lazyPart(() => import('../../invoices/links/links-of'));

const RemindersOf = lazyPart(() => import('../../invoices/reminders/reminders-of'));

const WithheldOf = lazyPart(() => import('../../invoices/withheld/withheld-of'));

const MadeBy = lazyPart(() => import('../../recurring/made-by'));

const DraftFindings = lazyPart(() => import('../../invoices/findings/draft-findings'));

const route = getRouteApi('/signed-in/invoices/$invoiceId');

/** The page of an invoice: the document, its settlement, and the actions on it. */
export function InvoicePage() {
  const { invoiceId } = route.useParams();
  return (
    <RecordLoader query={useQuery(invoiceQuery(invoiceId))}>{(one) => <Page invoice={one} />}</RecordLoader>
  );
}

function Page({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { number, status } = invoice;
  const [isPdfShown, togglePdf] = useDisclosure(false);
  const isOwn = !invoice.imported;
  return (
    <>
      <PageHeader
        title={number ?? t('invoicePage.draft')}
        badge={<InvoiceStatusBadge invoice={invoice} />}
        back={{ to: '/invoices', label: t('invoices.title') }}
        actions={
          <>
            <Neighbours list="/invoices" id={invoice.id} />
            {isOwn && <PdfButton isShown={isPdfShown} onToggle={togglePdf.toggle} />}
            <PrintButton />
            <InvoiceActions invoice={invoice} />
          </>
        }
      />
      <NextSteps invoice={invoice} />
      {!isOwn && <Text mb="md">{t('invoicePage.imported', { source: invoice.imported_from })}</Text>}
      {status === 'draft' && (
        <Suspense>
          <DraftFindings invoice={invoice} />
        </Suspense>
      )}
      <PdfBeside kind="invoices" id={invoice.id} version={invoice.version} isShown={isPdfShown}>
        <InvoiceDocument invoice={invoice} />
      </PdfBeside>
      <Panels>
        <InstalmentsOf invoice={invoice} />
        {status !== 'draft' && <PaymentsOf invoice={invoice} />}
        {status !== 'draft' && <CreditNotesOf invoice={invoice} />}
        <Suspense>
          {status !== 'draft' && invoice.withholdings.length > 0 && <WithheldOf invoice={invoice} />}
          {isOwn && <DocumentsOf kind="invoices" record={invoice} />}
          {invoice.recurring_invoice_id !== null && <MadeBy id={invoice.recurring_invoice_id} />}
          <AttachmentsOf invoice={invoice} />
          {isOwn && status !== 'draft' && <LinksOf kind="invoices" record={invoice} />}
          {status !== 'draft' && <RemindersOf invoice={invoice} />}
        </Suspense>
        <Remarks invoice={invoice} />
        <History of={invoice} />
        <MetadataFacts metadata={invoice.metadata} />
      </Panels>
    </>
  );
}
