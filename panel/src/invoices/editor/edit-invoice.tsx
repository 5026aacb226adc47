import type { Invoice, PaymentTerms } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { ConflictDialog } from '../../forms/conflict-dialog';
import { useEdit } from '../../forms/use-edit';
import { invoiceBody, invoiceValues, toFormPath, type InvoiceValues } from '../invoice-values';
import { InvoiceActions } from './invoice-actions';
import { InvoiceSheet, useInvoiceForm } from './invoice-form';
import type { AfterSaving } from './new-invoice';
import { useInvoiceLabels } from './use-invoice-labels';
import '../../i18n/form-texts';

interface EditInvoiceProps {
  readonly invoice: Invoice;
  /** The terms that apply if an invoice of its customer names none; undefined if they are not known. */
  readonly usual: PaymentTerms | undefined;
  readonly onSaved: (invoice: Invoice, next: AfterSaving | undefined) => void;
}

/** Edits a draft. */
export function EditInvoice({ invoice, usual, onSaved }: EditInvoiceProps) {
  const { t } = useTranslation();
  const valuesOf = (one: Invoice): InvoiceValues => invoiceValues(one, usual);
  const form = useInvoiceForm(valuesOf(invoice));
  const { id } = invoice;
  const editing = useEdit<InvoiceValues, Invoice, AfterSaving>({
    form,
    record: invoice,
    valuesOf,
    save: (values, version) => api.invoices.update(id, invoiceBody(values), { ifVersion: version }),
    reload: () => api.invoices.get(id),
    onSaved: (saved, next) => {
      form.resetDirty();
      onSaved(saved, next);
    },
    toFormPath,
  });
  const { submit, submitAs, conflict, giveUp, settle, isSaving, trouble } = editing;
  const labels = useInvoiceLabels();
  return (
    <form onSubmit={submit} noValidate>
      <InvoiceSheet form={form}>
        <InvoiceActions
          submit={t('invoiceEditor.saveDraft')}
          cancel={{ to: '/invoices/$invoiceId', params: { invoiceId: id } }}
          isSaving={isSaving}
          trouble={trouble}
          onFinalize={() => submitAs('finalize')}
        />
      </InvoiceSheet>
      <ConflictDialog conflict={conflict} onClose={giveUp} onSettle={settle} {...labels} />
    </form>
  );
}
