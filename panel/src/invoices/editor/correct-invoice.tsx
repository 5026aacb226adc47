import type { Correction, Invoice } from '@countinghouse/client';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { useSave } from '../../forms/use-save';
import { invoiceBody, shownAt } from '../invoice-values';
import { InvoiceActions } from './invoice-actions';
import { correctionValues, InvoiceSheet, useInvoiceForm } from './invoice-form';

interface CorrectInvoiceProps {
  readonly invoice: Invoice;
  readonly onSaved: (correction: Correction) => void;
}

/** Writes the invoice that replaces one that was issued wrongly. */
export function CorrectInvoice({ invoice, onSaved }: CorrectInvoiceProps) {
  const { t } = useTranslation();
  const form = useInvoiceForm(correctionValues(invoice));
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, key) =>
      api.invoices.correct(invoice.id, invoiceBody(values), {
        ifVersion: invoice.version,
        idempotencyKey: key,
      }),
    onSaved: (correction) => {
      form.resetDirty();
      onSaved(correction);
    },
    shownAt,
  });
  const isUntouched = invoice.available_actions.includes('void');
  return (
    <form onSubmit={submit} noValidate>
      <Alert variant="light" color="yellow" icon={<IconInfoCircle size={18} />} mb="md">
        {isUntouched ? t('invoiceEditor.correctVoids') : t('invoiceEditor.correctCredits')}
      </Alert>
      <InvoiceSheet form={form} isCustomerFixed>
        <InvoiceActions
          form={form}
          submit={t('invoiceEditor.saveCorrection')}
          cancel={{ to: '/invoices/$invoiceId', params: { invoiceId: invoice.id } }}
          isSaving={isSaving}
          trouble={trouble}
        />
      </InvoiceSheet>
    </form>
  );
}
