import type { Invoice } from '@countinghouse/client';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMathFunction } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvoiceLink } from '../components/invoice-link';
import { customerQuery } from '../customers/customer-queries';
import { DocumentSheet, PaymentDetails, type DocumentParty } from '../documents/document-sheet';
import classes from '../documents/document-sheet.module.css';
import { useFormats } from '../i18n/formats';
import { useSession } from '../session/use-session';
import '../i18n/e-invoice-texts';
import '../i18n/invoice-texts';
import { DocumentLines } from './document-lines';
import { sellerQuery } from './issue/issue-queries';
import { Totals } from './totals';
import '../i18n/document-texts';
import '../i18n/form-texts';
import { lazyPart } from '../components/lazy-part';

const CalculationDialog = lazyPart(() => import('./lifecycle/calculation-dialog'));

interface About {
  readonly invoice: Invoice;
}

/** An invoice as the customer will read it. */
export function InvoiceDocument({ invoice }: About) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { seller, buyer, bankDetails } = useParties(invoice);
  const supplied = useSupply(invoice);
  const { number, status, issue_date, reference, corrects_invoice_id, message } = invoice;
  const due_date = invoice.issued_due_date ?? invoice.due_date;
  const dates = [
    [t('invoices.issued'), issue_date === null ? t('invoicePage.notIssued') : day(issue_date)],
    [t('invoices.due'), day(due_date)],
    ...supplied,
    [t('invoiceEditor.reference'), reference],
    [t('eInvoice.buyerReference'), invoice.buyer_reference ?? null],
    [t('invoicePage.corrects'), corrects_invoice_id !== null && <InvoiceLink id={corrects_invoice_id} />],
  ] as const;
  return (
    <DocumentSheet
      kind={number === null ? t('invoicePage.draft') : t('documents.invoice')}
      number={number}
      mark={useMark(invoice)}
      seller={seller}
      buyer={buyer}
      customerId={invoice.customer_id}
      dates={dates.map(([name, value]) => [name, value === false ? null : value])}
    >
      <DocumentLines invoice={invoice} />
      <div className={classes.foot}>
        <div className={classes.message}>
          {message !== null && <Text size="sm">{message}</Text>}
          {invoice.tax_exemption_reason !== null && <Text size="sm">{invoice.tax_exemption_reason}</Text>}
          {status !== 'void' && (
            <PaymentDetails details={bankDetails} reference={invoice.payment_reference ?? number} />
          )}
        </div>
        <div>
          <Totals of={{ ...invoice, due_date: invoice.due_date }} />
          <Why invoice={invoice} label={t('invoicePage.why')} />
        </div>
      </div>
    </DocumentSheet>
  );
}

/** Returns when it was delivered or done, as the law asks for it on the document. */
function useSupply({ delivery, service_period }: Invoice) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { start = null, end = null } = service_period ?? {};
  const shown = (date: string | null | undefined): string | null => (date == null ? null : day(date));
  return [
    [t('eInvoice.deliveryDate'), shown(delivery?.date)],
    [t('eInvoice.periodStart'), shown(start)],
    [t('eInvoice.periodEnd'), shown(end)],
  ] as const;
}

/** Returns the text across an invoice that does not count as printed any more. */
function useMark({ status, total, credit_notes_total }: Invoice): string | undefined {
  const { t } = useTranslation();
  if (status === 'draft') return t('invoices.status_draft');
  if (status === 'void') return t('invoices.status_void');
  if (credit_notes_total === 0) return undefined;
  return credit_notes_total < total ? t('invoicePage.markPartlyCredited') : t('invoicePage.credited');
}

/** Returns seller and buyer. A draft shows the data that finalizing would freeze now. */
function useParties({ seller, buyer, customer_id, customer_name }: Invoice) {
  const isDraft = seller === null;
  const name = useSession()?.organization.name ?? '';
  const own = useQuery({ ...sellerQuery, enabled: isDraft }).data;
  const customer = useQuery({ ...customerQuery(customer_id), enabled: isDraft }).data;
  const empty = { address: null, tax_ids: [] };
  const sellerParty: DocumentParty =
    seller ?? (own === undefined ? { name, ...empty } : { ...own, name: own.legal_name ?? own.name });
  const party = buyer ?? customer;
  const buyerParty: DocumentParty =
    party === undefined
      ? { name: customer_name, ...empty }
      : { name: party.name, address: party.billing_address, tax_ids: party.tax_ids };
  return {
    seller: sellerParty,
    buyer: buyerParty,
    bankDetails: (seller ?? own)?.bank_details ?? null,
  };
}

function Why({ invoice, label }: About & { label: string }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        mt="sm"
        className={classes.why}
        data-screen-only
        leftSection={<IconMathFunction size={16} aria-hidden />}
        onClick={() => {
          setWasOpen(true);
          open();
        }}
      >
        {label}
      </Button>
      <Suspense>
        {wasOpen && <CalculationDialog isOpen={isOpen} onClose={close} invoice={invoice} />}
      </Suspense>
    </>
  );
}
