import type { CreditNote } from '@countinghouse/client';
import { Code } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { Allocations } from '../../components/allocations';
import { CustomerLink } from '../../components/customer-link';
import { Fact, Facts, Panels } from '../../components/facts';
import { Instant } from '../../components/instant';
import { MetadataFacts } from '../../components/metadata-facts';
import { Neighbours } from '../../components/neighbours';
import { PageHeader } from '../../components/page-header';
import { PrintButton } from '../../components/print-button';
import { RecordLoader } from '../../components/record-loader';
import { PdfBeside, PdfButton } from '../../documents/pdf-beside';
import { History } from '../../history/history';
import { useFormats } from '../../i18n/formats';
import { CreditNoteActions } from './credit-note-actions';
import { CreditNoteDocument } from './credit-note-document';
import { CreditNoteStatus } from './credit-note-columns';
import '../../i18n/document-texts';
import { lazyPart } from '../../components/lazy-part';

const DocumentsOf = lazyPart(() => import('../../invoices/documents-of'));

const LinksOf = lazyPart(() => import('../../invoices/links/links-of'));

const route = getRouteApi('/signed-in/credit-notes/$creditNoteId');

/** The page of a credit note: the document, its invoice, and its allocations. */
export function CreditNotePage() {
  const { creditNoteId: id } = route.useParams();
  const query = useQuery({
    queryKey: keysOf('credit-notes').one(id),
    queryFn: ({ signal }) => api.creditNotes.get(id, { signal }),
  });
  return <RecordLoader query={query}>{(one) => <Page note={one} />}</RecordLoader>;
}

interface About {
  readonly note: CreditNote;
}

function Page({ note }: About) {
  const { t } = useTranslation();
  const [isPdfShown, togglePdf] = useDisclosure(false);
  return (
    <>
      <PageHeader
        title={note.number}
        badge={<CreditNoteStatus note={note} />}
        back={{ to: '/credit-notes', label: t('creditNotes.title') }}
        actions={
          <>
            <Neighbours list="/credit-notes" id={note.id} />
            <PdfButton isShown={isPdfShown} onToggle={togglePdf.toggle} />
            <PrintButton />
            <CreditNoteActions note={note} />
          </>
        }
      />
      <PdfBeside kind="credit-notes" id={note.id} version={note.version} isShown={isPdfShown}>
        <CreditNoteDocument note={note} />
      </PdfBeside>
      <Panels>
        <NoteFacts note={note} />
        <Allocations
          allocations={note.allocations}
          currency={note.currency}
          unapplied={note.unapplied_amount}
        />
        <Suspense>
          <DocumentsOf kind="credit-notes" record={note} />
          <LinksOf kind="credit-notes" record={note} />
        </Suspense>
        <MetadataFacts metadata={note.metadata} />
        <History of={note} />
      </Panels>
    </>
  );
}

/** The facts that are not printed. */
function NoteFacts({ note }: About) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { customer_id, customer_name, currency, refunded_amount, voided_at } = note;
  return (
    <Facts title={t('payments.basics')}>
      <Fact name={t('invoices.customer')}>
        <CustomerLink id={customer_id} name={customer_name} />
      </Fact>
      <Fact name={t('creditNotes.refunded')}>
        {refunded_amount !== 0 && money(refunded_amount, currency)}
      </Fact>
      <Fact name={t('payments.note')}>{note.note}</Fact>
      <Fact name={t('invoices.status_void')}>{voided_at !== null && <Instant at={voided_at} />}</Fact>
      <Fact name={t('common.id')}>
        <Code>{note.id}</Code>
      </Fact>
    </Facts>
  );
}
