import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceFields } from '../invoice-values';
import classes from './invoice-form.module.css';
import '../../i18n/form-texts';

interface InvoiceWordsProps {
  readonly form: InvoiceFields;
  /** Texts that only quotes have. */
  readonly children: ReactNode;
}

/** The texts beside the amounts: for the customer, and internal ones. */
export function InvoiceWords({ form, children }: InvoiceWordsProps) {
  const { t } = useTranslation();
  const { items, tax_exemption_reason } = form.values;
  const isUntaxed = items.some(({ tax_rate, tax_category }) => tax_rate === '0' || tax_category !== null);
  return (
    <div className={classes.stack}>
      {(isUntaxed || tax_exemption_reason !== '' || form.errors['tax_exemption_reason'] !== undefined) && (
        <TextInput
          label={t('invoiceEditor.exemptionReason')}
          description={t('invoiceEditor.exemptionReasonHint')}
          {...form.getInputProps('tax_exemption_reason')}
        />
      )}
      <Textarea
        label={t('invoiceEditor.message')}
        description={t('invoiceEditor.messageHint')}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('message')}
      />
      {children}
      <Textarea
        label={t('invoiceEditor.note')}
        description={t('invoiceEditor.noteHint')}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('note')}
      />
    </div>
  );
}
