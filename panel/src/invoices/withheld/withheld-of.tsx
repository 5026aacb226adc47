import type { Invoice } from '@countinghouse/client';
import { Button, CloseButton, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/facts';
import { useFormats } from '../../i18n/formats';
import { useMay } from '../../session/use-session';
import classes from '../settlements.module.css';
import { CertificateDialog, TakeBackDialog } from './certificate-dialogs';
import { uncertified } from './certificate-values';
import '../../i18n/invoice-texts';

/** What the customer withholds of an issued invoice, and the certificates that confirm it. */
export default function WithheldOf({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const mayWrite = useMay('invoices:write');
  const [isOpen, setOpen] = useState(false);
  const left = uncertified(invoice);
  return (
    <Panel title={t('invoicePage.withheld')}>
      <ul className={classes.list}>
        {invoice.withholdings.map(({ name, rate, amount }) => (
          <li key={name}>
            <span>{`${name} ${rate} %`}</span>
            <span className={classes.amount}>{money(amount, invoice.currency)}</span>
          </li>
        ))}
      </ul>
      <Certificates invoice={invoice} mayWrite={mayWrite} />
      <Group mt="md" gap="sm">
        {mayWrite && left > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
            {t('invoicePage.certify')}
          </Button>
        )}
        <Text size="xs" c="dimmed">
          {left > 0
            ? t('invoicePage.uncertified', { amount: money(left, invoice.currency) })
            : t('invoicePage.allCertified')}
        </Text>
      </Group>
      <CertificateDialog invoice={invoice} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Panel>
  );
}

function Certificates({ invoice, mayWrite }: { readonly invoice: Invoice; readonly mayWrite: boolean }) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  const [taken, setTaken] = useState<number>();
  return (
    <>
      <ul className={classes.list} style={{ marginTop: invoice.certificates.length > 0 ? 12 : 0 }}>
        {invoice.certificates.map(({ number, date, amount }, at) => (
          <li key={`${number} ${date}`}>
            <span>
              {t('invoicePage.certificate', { number })}
              <span className={classes.more}>{day(date)}</span>
            </span>
            <span className={classes.amount}>
              {money(amount, invoice.currency)}
              {mayWrite && (
                <CloseButton
                  size="sm"
                  ml={6}
                  style={{ verticalAlign: 'middle' }}
                  aria-label={t('invoicePage.certificateRemove', { number })}
                  onClick={() => setTaken(at)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      <TakeBackDialog
        invoice={invoice}
        at={taken ?? 0}
        isOpen={taken !== undefined}
        onClose={() => setTaken(undefined)}
      />
    </>
  );
}
