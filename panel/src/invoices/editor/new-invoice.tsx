import type { Invoice } from '@countinghouse/client';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { useSave } from '../../forms/use-save';
import { invoiceBody, invoiceValues, shownAt } from '../invoice-values';
import { InvoiceActions } from './invoice-actions';
import { InvoiceSheet, useInvoiceForm } from './invoice-form';

interface NewInvoiceProps {
  /** To whom it goes, where that is known already. */
  readonly customerId?: string | undefined;
  readonly onSaved: (invoice: Invoice) => void;
}

/** Writes a new invoice, as a draft or for good. */
export function NewInvoice({ customerId, onSaved }: NewInvoiceProps) {
  const { t } = useTranslation();
  const form = useInvoiceForm({ ...invoiceValues(), customer_id: customerId ?? null });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, key) => {
      const body = { ...invoiceBody(values), ...(values.finalize ? { finalize: true } : {}) };
      return api.invoices.create(body, { idempotencyKey: key });
    },
    onSaved: (invoice) => {
      form.resetDirty();
      onSaved(invoice);
    },
    shownAt,
  });
  return (
    <form onSubmit={submit} noValidate>
      <InvoiceSheet form={form}>
        <InvoiceActions
          form={form}
          submit={t('invoiceEditor.saveDraft')}
          cancel={{ to: '/invoices' }}
          isSaving={isSaving}
          trouble={trouble}
          onFinalize={() => {
            // Stays chosen for another try: the same request, under the same key.
            form.setFieldValue('finalize', true);
            submit();
          }}
        />
      </InvoiceSheet>
    </form>
  );
}
