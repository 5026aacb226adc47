import type { CalculatedInvoice, Correction, Invoice } from '@countinghouse/client';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { useSave } from '../../forms/use-save';
import { invoiceBody, toFormPath, type InvoiceFields, type InvoiceValues } from '../invoice-values';
import { CorrectionDialog } from './correction-dialog';
import { InvoiceActions } from './invoice-actions';
import { correctionValues, InvoiceSheet, useInvoiceForm } from './invoice-form';
import '../../i18n/form-texts';

interface CorrectInvoiceProps {
  readonly invoice: Invoice;
  readonly onSaved: (correction: Correction) => void;
}

/** Edits the invoice that replaces a wrong one. Submitting only opens the dialog, which issues it. */
export function CorrectInvoice({ invoice, onSaved }: CorrectInvoiceProps) {
  const { t } = useTranslation();
  const form = useInvoiceForm(correctionValues(invoice));
  const { asked, setAsked, check, issue } = useCorrection({ form, invoice, onSaved });
  const isVoided = invoice.available_actions.includes('void');
  const credits =
    (invoice.sent_at ?? invoice.viewed_at) === null
      ? t('invoiceEditor.correctCredits')
      : t('invoiceEditor.correctSent');
  return (
    <form onSubmit={check.submit} noValidate>
      <Alert variant="light" color="yellow" icon={<IconInfoCircle size={18} />} mb="md">
        {isVoided ? t('invoiceEditor.correctVoids') : credits}
      </Alert>
      <InvoiceSheet form={form} isCustomerFixed>
        <InvoiceActions
          submit={t('invoiceEditor.saveCorrection')}
          cancel={{ to: '/invoices/$invoiceId', params: { invoiceId: invoice.id } }}
          isSaving={check.isSaving || issue.isSaving}
          trouble={check.trouble ?? issue.trouble}
        />
      </InvoiceSheet>
      <CorrectionDialog
        invoice={invoice}
        correction={asked}
        isVoided={isVoided}
        isSaving={issue.isSaving}
        onClose={() => setAsked(undefined)}
        onConfirm={() => issue.saveValues(form.getValues())}
      />
    </form>
  );
}

/** The two steps of a correction: validating the values, which opens the dialog, and issuing the invoice. */
function useCorrection({ form, invoice, onSaved }: CorrectInvoiceProps & { form: InvoiceFields }) {
  const [asked, setAsked] = useState<CalculatedInvoice>();
  // Calculating reports the same faults as issuing, so the dialog opens only for valid values.
  const check = useSave<InvoiceValues, CalculatedInvoice>({
    form,
    save: (values) => api.invoices.calculate(invoiceBody(values), { idempotencyKey: null }),
    onSaved: setAsked,
    toFormPath,
  });
  const issue = useSave<InvoiceValues, Correction>({
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
    onProblem: () => {
      // The form behind the dialog shows the faults.
      setAsked(undefined);
      return false;
    },
    toFormPath,
  });
  return { asked, setAsked, check, issue };
}
