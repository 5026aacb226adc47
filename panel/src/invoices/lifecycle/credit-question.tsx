import type { CountinghouseError, Invoice } from '@countinghouse/client';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../../actions/action-dialog.module.css';
import { ProblemFacts } from '../../components/notify';
import { ProblemAlert } from '../../components/problem-alert';
import { useFormats } from '../../i18n/formats';
import { Particulars, useNextNumber } from '../issue/issue-summary';
import { MissingDetails } from '../issue/missing-details';
import '../../i18n/invoice-texts';
import { creditAmount, type CreditValues } from './credit-values';
import '../../i18n/document-texts';

interface CreditQuestionProps {
  readonly invoice: Invoice;
  readonly values: CreditValues;
  readonly isSaving: boolean;
  readonly trouble: CountinghouseError | undefined;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a credit note is issued: shows customer, invoice and amount. */
export function CreditQuestion({
  invoice,
  values,
  isSaving,
  trouble,
  onBack,
  onConfirm,
}: CreditQuestionProps) {
  const { t } = useTranslation();
  const { customer_id, tax_breakdown } = invoice;
  const { isExact } = creditAmount(values, invoice);
  return (
    <Stack gap="md">
      <CreditParticulars invoice={invoice} values={values} />
      {!isExact && (
        <Text size="sm" c="dimmed">
          {t('issue.aboutHint')}
        </Text>
      )}
      <MissingDetails
        customerId={customer_id}
        categories={tax_breakdown.map(({ category }) => category)}
        kind="credit_note"
      />
      <Text size="sm">{t('issue.creditFinal')}</Text>
      {trouble !== undefined && (
        <ProblemAlert problem={trouble}>
          <ProblemFacts problem={trouble} />
        </ProblemAlert>
      )}
      <Group justify="flex-end" gap="sm" className={classes.buttons}>
        <Button variant="default" onClick={onBack} autoFocus>
          {t('issue.back')}
        </Button>
        <Button loading={isSaving} onClick={onConfirm} aria-keyshortcuts="Control+Enter">
          {t('invoicePage.creditSubmit')}
        </Button>
      </Group>
    </Stack>
  );
}

function CreditParticulars({ invoice, values }: Pick<CreditQuestionProps, 'invoice' | 'values'>) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const number = useNextNumber('credit_note');
  const { customer_name, currency } = invoice;
  const { amount, isExact, overpaid } = creditAmount(values, invoice);
  const text = money(amount, currency);
  return (
    <Particulars
      entries={[
        [t('invoices.customer'), customer_name],
        [t('creditNotes.invoice'), invoice.number],
        [t('issue.number'), number],
        [
          t('issue.credited'),
          <strong key="amount">{isExact ? text : t('issue.about', { amount: text })}</strong>,
        ],
        ...(overpaid > 0
          ? [
              [
                t('invoicePage.settlement', { amount: money(overpaid, currency) }),
                t(`issue.${values.settlement}`),
              ] as const,
            ]
          : []),
      ]}
    />
  );
}
