import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { answer, api } from '../../api/client';
import type { Correction, Invoice } from '../../api/types';
import { useSave } from '../../forms/use-save';
import { invoiceBody, shownAt } from '../invoice-values';
import { versionOnce } from '../lifecycle/version-once';
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
      answer(
        api.POST('/invoices/{id}/correct', { params: versionOnce(invoice, key), body: invoiceBody(values) }),
      ),
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
