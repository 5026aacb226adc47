import type { Address, Invoice } from '@countinghouse/client';
import { Button, Paper, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMathFunction } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressLines, useTaxIdType } from '../components/record-texts';
import { useFormats } from '../i18n/formats';
import { useSession } from '../session/use-session';
import { DocumentLines } from './document-lines';
import classes from './invoice-document.module.css';
import { Totals } from './totals';

const CalculationDialog = lazy(() => import('./lifecycle/calculation-dialog'));

/** An invoice in the form in which the customer will read it. */
export function InvoiceDocument({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  return (
    <Paper withBorder component="article" className={classes.document}>
      <Parties invoice={invoice} />
      <Days invoice={invoice} />
      <DocumentLines invoice={invoice} />
      <div className={classes.foot}>
        <div className={classes.message}>
          {invoice.message !== null && <Text size="sm">{invoice.message}</Text>}
          {invoice.tax_exemption_reason !== null && <Text size="sm">{invoice.tax_exemption_reason}</Text>}
        </div>
        <div>
          <Totals of={{ ...invoice, due_date: invoice.due_date }} />
          <Why invoice={invoice} label={t('invoicePage.why')} />
        </div>
      </div>
    </Paper>
  );
}

function Why({ invoice, label }: { invoice: Invoice; label: string }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        mt="sm"
        className={classes.why}
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

interface PartyProps {
  readonly name: string;
  readonly address: Address | null;
  readonly taxIds: readonly { type: string; value: string }[];
}

/** Who invoices whom. A draft has neither yet: they are taken over when it is finalized. */
function Parties({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const own = useSession()?.organization.name ?? '';
  const { seller, buyer, customer_id, customer_name } = invoice;
  return (
    <div className={classes.parties}>
      <section aria-label={t('invoicePage.seller')}>
        <h2 className={classes.label}>{t('invoicePage.seller')}</h2>
        <Party name={seller?.name ?? own} address={seller?.address ?? null} taxIds={seller?.tax_ids ?? []} />
      </section>
      <section aria-label={t('invoicePage.buyer')}>
        <h2 className={classes.label}>{t('invoicePage.buyer')}</h2>
        <Party
          name={buyer?.name ?? customer_name}
          address={buyer?.billing_address ?? null}
          taxIds={buyer?.tax_ids ?? []}
        />
        <Link to="/customers/$customerId" params={{ customerId: customer_id }} className={classes.link}>
          {t('invoicePage.toCustomer')}
        </Link>
      </section>
    </div>
  );
}

function Party({ name, address, taxIds }: PartyProps) {
  const linesOf = useAddressLines();
  const typeOf = useTaxIdType();
  return (
    <>
      <Title order={3}>{name}</Title>
      <Text size="sm" className={classes.address}>
        {linesOf(address)}
      </Text>
      {taxIds.map(({ type, value }) => (
        <Text key={value} size="xs" c="dimmed">
          {typeOf(type)} {value}
        </Text>
      ))}
    </>
  );
}

function Days({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { issue_date, due_date, reference, corrects_invoice_id } = invoice;
  return (
    <dl className={classes.days}>
      <div>
        <dt>{t('invoices.issued')}</dt>
        <dd>{issue_date === null ? t('invoicePage.notIssued') : day(issue_date)}</dd>
      </div>
      <div>
        <dt>{t('invoices.due')}</dt>
        <dd>{day(due_date)}</dd>
      </div>
      {reference !== null && (
        <div>
          <dt>{t('invoiceEditor.reference')}</dt>
          <dd>{reference}</dd>
        </div>
      )}
      {corrects_invoice_id !== null && (
        <div>
          <dt>{t('invoicePage.corrects')}</dt>
          <dd>
            <Link
              to="/invoices/$invoiceId"
              params={{ invoiceId: corrects_invoice_id }}
              className={classes.link}
            >
              {t('invoicePage.theOther')}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
