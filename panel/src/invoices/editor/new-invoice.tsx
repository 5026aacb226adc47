import type { Invoice } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { useSave } from '../../forms/use-save';
import { invoiceBody, invoiceValues, toFormPath, type InvoiceValues } from '../invoice-values';
import { InvoiceActions } from './invoice-actions';
import { InvoiceSheet, useInvoiceForm } from './invoice-form';
import '../../i18n/form-texts';

/** What happens after a draft is saved, if not just showing it. */
export type AfterSaving = 'finalize' | 'new';

interface NewInvoiceProps {
  /** The known initial values. */
  readonly initial?: Partial<InvoiceValues> | undefined;
  readonly onSaved: (invoice: Invoice, next: AfterSaving | undefined) => void;
}

/** Edits a new invoice. It is saved as a draft, and finalized only from there. */
export function NewInvoice({ initial, onSaved }: NewInvoiceProps) {
  const { t } = useTranslation();
  const form = useInvoiceForm({ ...invoiceValues(), ...initial });
  const { submit, submitAs, isSaving, trouble } = useSave<InvoiceValues, Invoice, AfterSaving>({
    form,
    save: (values, key) => api.invoices.create(invoiceBody(values), { idempotencyKey: key }),
    onSaved: (invoice, next) => {
      form.resetDirty();
      onSaved(invoice, next);
    },
    toFormPath,
  });
  return (
    <form onSubmit={submit} noValidate>
      <InvoiceSheet form={form}>
        <InvoiceActions
          submit={t('invoiceEditor.saveDraft')}
          cancel={{ to: '/invoices' }}
          isSaving={isSaving}
          trouble={trouble}
          onFinalize={() => submitAs('finalize')}
          onSaveAndNew={() => submitAs('new')}
        />
      </InvoiceSheet>
    </form>
  );
}
