import type { Invoice } from '@countinghouse/client';
import { Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../actions/action-dialog';
import { useFresh, type DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { DayField } from '../../fields/day-field';
import { todayIn } from '../../fields/day-text';
import { numberOf, textOfNumber } from '../../fields/decimal-text';
import { MoneyField } from '../../fields/number-fields';
import { useFormats } from '../../i18n/formats';
import { useSession } from '../../session/use-session';
import { uncertified, withoutCertificate } from './certificate-values';
import '../../i18n/invoice-texts';

interface CertificateProps extends DialogState {
  readonly invoice: Invoice;
}

/** Records a certificate of what the customer withheld. */
export function CertificateDialog({ invoice, ...opened }: CertificateProps) {
  const { t } = useTranslation();
  const today = todayIn(useSession()?.organization.time_zone);
  const [number, setNumber] = useFresh(opened.isOpen, '');
  const [date, setDate] = useFresh(opened.isOpen, today);
  const [amount, setAmount] = useFresh(opened.isOpen, textOfNumber(uncertified(invoice)));
  const certificate = { number: number.trim(), date, amount: numberOf(amount) ?? 0 };
  return (
    <ActionDialog
      {...opened}
      kind="invoices"
      record={invoice}
      values={certificate}
      title={t('invoicePage.certifyTitle', { number: invoice.number })}
      confirm={t('invoicePage.certifyConfirm')}
      run={({ ifVersion }) => {
        const certificates = [...invoice.certificates, certificate];
        return api.invoices.patch(invoice.id, { certificates }, { ifVersion });
      }}
      done={() => t('invoicePage.certified', { number: certificate.number })}
    >
      <TextInput
        required
        label={t('invoicePage.certificateNumber')}
        maxLength={100}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <DayField required label={t('invoicePage.certificateDate')} value={date} onChange={setDate} />
      <MoneyField
        required
        label={t('invoicePage.certificateAmount')}
        currency={invoice.currency}
        value={amount}
        onChange={setAmount}
      />
    </ActionDialog>
  );
}

/** Takes a certificate back. */
export function TakeBackDialog({ invoice, at, ...opened }: CertificateProps & { readonly at: number }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const [one] = useFresh(opened.isOpen, invoice.certificates[at]);
  const number = one?.number ?? '';
  return (
    <ActionDialog
      {...opened}
      isDangerous
      kind="invoices"
      record={invoice}
      title={t('invoicePage.certificateRemove', { number })}
      confirm={t('invoicePage.certificateRemoveConfirm')}
      run={({ ifVersion }) => {
        const certificates = withoutCertificate(invoice, at);
        return api.invoices.patch(invoice.id, { certificates }, { ifVersion });
      }}
      done={() => t('invoicePage.certificateRemoved', { number })}
    >
      <Text size="sm">
        {t('invoicePage.certificateRemoveText', { amount: money(one?.amount ?? 0, invoice.currency) })}
      </Text>
    </ActionDialog>
  );
}
