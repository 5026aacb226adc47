import type { Address, BankDetails } from '@countinghouse/client';
import { Paper, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressLines, useTaxIdType } from '../components/record-texts';
import classes from './document-sheet.module.css';
import { spacedReference } from './spaced-reference';
import '../i18n/e-invoice-texts';
import '../i18n/document-texts';

/** A person or organization on a document. */
export interface DocumentParty {
  readonly name: string;
  readonly address: Address | null;
  readonly tax_ids: readonly { readonly type: string; readonly value: string }[];
  readonly email?: string | null;
  readonly phone?: string | null;
}

interface DocumentSheetProps {
  /** The kind of document, as its heading. */
  readonly kind: string;
  readonly number: string | null;
  /** Text across the sheet if the document no longer counts, such as a void invoice. */
  readonly mark?: string | undefined;
  readonly seller: DocumentParty;
  readonly buyer: DocumentParty;
  readonly customerId: string;
  /** Names and values below the parties. Those without a value are not shown. */
  readonly dates: readonly (readonly [name: string, value: ReactNode])[];
  readonly children: ReactNode;
}

/** A document as the customer reads it. Only the sheet is printed. */
export function DocumentSheet(props: DocumentSheetProps) {
  const { kind, number, mark, seller, buyer, customerId, dates, children } = props;
  const { t } = useTranslation();
  return (
    <Paper withBorder component="article" className={classes.document} data-printed>
      <header className={classes.heading}>
        <span className={classes.kind}>{kind}</span>
        {number !== null && <span className={classes.number}>{number}</span>}
        {mark !== undefined && <span className={classes.mark}>{mark}</span>}
      </header>
      <div className={classes.parties}>
        <Party label={t('documents.seller')} party={seller} />
        <Party label={t('documents.buyer')} party={buyer}>
          <Link to="/customers/$customerId" params={{ customerId }} className={classes.link} data-screen-only>
            {t('documents.openCustomer')}
          </Link>
        </Party>
      </div>
      <dl className={classes.days}>
        {dates
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </Paper>
  );
}

interface PartyProps {
  readonly label: string;
  readonly party: DocumentParty;
  readonly children?: ReactNode;
}

function Party({ label, party, children }: PartyProps) {
  const linesOf = useAddressLines();
  const typeOf = useTaxIdType();
  const { name, address, tax_ids, email, phone } = party;
  return (
    <section aria-label={label}>
      <h2 className={classes.label}>{label}</h2>
      <Title order={3}>{name}</Title>
      <Text size="sm" className={classes.address}>
        {linesOf(address)}
      </Text>
      {tax_ids.map(({ type, value }) => (
        <Text key={value} size="xs" c="dimmed">
          {typeOf(type)} {value}
        </Text>
      ))}
      {[email, phone]
        .filter((text) => text != null && text !== '')
        .map((text) => (
          <Text key={text} size="xs" c="dimmed">
            {text}
          </Text>
        ))}
      {children}
    </section>
  );
}

/** The bank details at the bottom of an invoice. */
export function PaymentDetails({
  details,
  reference,
}: {
  details: BankDetails | null;
  reference: string | null;
}) {
  const { t } = useTranslation();
  const { account_holder, iban, bic, bank_name, account_number, routing_number } = details ?? {};
  const parts = [
    [t('organization.accountHolder'), account_holder],
    [t('organization.bankName'), bank_name],
    [t('organization.iban'), iban?.replaceAll(/.{4}(?=.)/g, '$& ')],
    [t('organization.bic'), bic],
    [t('organization.accountNumber'), account_number],
    [t('organization.routingNumber'), routing_number],
    [
      t('documents.paymentReference'),
      iban == null && account_number == null ? null : spacedReference(reference ?? ''),
    ],
  ].filter(([, value]) => value != null && value !== '');
  if (parts.length === 0) return null;
  return (
    <section aria-label={t('documents.payTo')}>
      <h2 className={classes.label}>{t('documents.payTo')}</h2>
      <dl className={classes.payment}>
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
