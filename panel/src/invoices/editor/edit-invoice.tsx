import type { Invoice } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { ConflictDialog } from '../../forms/conflict-dialog';
import { useEdit } from '../../forms/use-edit';
import { invoiceBody, invoiceValues, shownAt } from '../invoice-values';
import { InvoiceActions } from './invoice-actions';
import { InvoiceSheet, useInvoiceForm } from './invoice-form';
import { useInvoiceLabels } from './use-invoice-labels';

interface EditInvoiceProps {
  readonly invoice: Invoice;
  /** `isToFinalize`: the draft is saved, and wanted as a legal document. */
  readonly onSaved: (invoice: Invoice, isToFinalize: boolean) => void;
}

/** Changes a draft. */
export function EditInvoice({ invoice, onSaved }: EditInvoiceProps) {
  const { t } = useTranslation();
  const form = useInvoiceForm(invoiceValues(invoice));
  const { id } = invoice;
  const { submit, conflict, giveUp, settle, isSaving, trouble } = useEdit({
    form,
    record: invoice,
    // What is compared is the invoice; whether it is to be finalized is nobody else's.
    valuesOf: (one) => ({ ...invoiceValues(one), finalize: form.getValues().finalize }),
    save: (values, version) => api.invoices.update(id, invoiceBody(values), { ifVersion: version }),
    reload: () => api.invoices.get(id),
    onSaved: (saved) => {
      const { finalize } = form.getValues();
      form.resetDirty();
      onSaved(saved, finalize);
    },
    shownAt,
  });
  const labels = useInvoiceLabels();
  return (
    <form onSubmit={submit} noValidate>
      <InvoiceSheet form={form}>
        <InvoiceActions
          form={form}
          submit={t('invoiceEditor.saveDraft')}
          cancel={{ to: '/invoices/$invoiceId', params: { invoiceId: id } }}
          isSaving={isSaving}
          trouble={trouble}
          onFinalize={() => {
            form.setFieldValue('finalize', true);
            submit();
          }}
        />
      </InvoiceSheet>
      <ConflictDialog conflict={conflict} onClose={giveUp} onSettle={settle} {...labels} />
    </form>
  );
}
