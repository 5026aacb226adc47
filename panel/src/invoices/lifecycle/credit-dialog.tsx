import type { Invoice } from '@countinghouse/client';
import { Radio, Select, Stack, Textarea } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { faultsOf } from '../../api/faults';
import { Dialog } from '../../components/dialog';
import { notifyDone } from '../../components/notify';
import { decimalCheck } from '../../forms/decimal-faults';
import { FormActions } from '../../forms/form-actions';
import { useSave } from '../../forms/use-save';
import { useFormats } from '../../i18n/formats';
import '../../i18n/invoice-texts';
import { CreditLines } from './credit-lines';
import { CreditQuestion } from './credit-question';
import { creditAmount, creditBody, toCreditFormPath, creditValues, type CreditValues } from './credit-values';
import '../../i18n/form-texts';

const REASONS = [
  'order_change',
  'order_cancellation',
  'product_unsatisfactory',
  'duplicate',
  'other',
] as const;

interface CreditDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly invoice: Invoice;
}

/** Credits an invoice: its whole remainder, or some of its lines. */
export default function CreditDialog({ isOpen, onClose, invoice }: CreditDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('invoicePage.creditSubmit')} size="lg">
      <CreditForm key={invoice.version} invoice={invoice} onClose={onClose} />
    </Dialog>
  );
}

function CreditForm({ invoice, onClose }: Omit<CreditDialogProps, 'isOpen'>) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const form = useForm<CreditValues>({
    initialValues: creditValues(invoice),
    validate: { items: { quantity: decimalCheck(t) } },
  });
  const { saveValues, isSaving, trouble } = useCrediting({ form, invoice, onClose, setAsked });
  if (isAsked) {
    return (
      <CreditQuestion
        invoice={invoice}
        values={form.values}
        isSaving={isSaving}
        trouble={trouble}
        onBack={() => setAsked(false)}
        onConfirm={() => saveValues(form.getValues())}
      />
    );
  }
  return (
    <form onSubmit={form.onSubmit(() => setAsked(true))} noValidate>
      <Stack gap="md">
        <CreditFields form={form} invoice={invoice} />
        <FormActions
          submit={t('invoicePage.creditNext')}
          cancel={onClose}
          isSaving={false}
          trouble={trouble}
        />
      </Stack>
    </form>
  );
}

interface CreditingProps extends Omit<CreditDialogProps, 'isOpen'> {
  readonly form: UseFormReturnType<CreditValues>;
  readonly setAsked: (isAsked: boolean) => void;
}

function useCrediting({ form, invoice, onClose, setAsked }: CreditingProps) {
  const { t } = useTranslation();
  const changed = useRecordChanged('invoices');
  return useSave({
    form,
    save: (values, key) =>
      api.invoices.credit(invoice.id, creditBody(values), {
        ifVersion: invoice.version,
        idempotencyKey: key,
      }),
    onSaved: ({ number }) => {
      notifyDone(t('invoicePage.creditNoteIssued', { number }));
      changed();
      onClose();
    },
    onProblem: (problem) => {
      // The faults appear at their fields.
      if (faultsOf(problem).length > 0) setAsked(false);
      return false;
    },
    toFormPath: toCreditFormPath,
  });
}

function CreditFields({ form, invoice }: { form: UseFormReturnType<CreditValues>; invoice: Invoice }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { currency, total, credit_notes_total } = invoice;
  const left = total - credit_notes_total;
  const { overpaid } = creditAmount(form.values, invoice);
  const reasons = REASONS.map((value) => ({ value, label: t(`invoicePage.reasons.${value}`) }));
  return (
    <>
      <Select
        label={t('invoicePage.reason')}
        data={reasons}
        allowDeselect={false}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <Radio.Group label={t('invoicePage.extent')} {...form.getInputProps('extent')}>
        <Stack gap="xs" mt={6}>
          <Radio value="all" label={t('invoicePage.extentAll', { amount: money(left, currency) })} />
          <Radio value="lines" label={t('invoicePage.extentLines')} />
        </Stack>
      </Radio.Group>
      {form.values.extent === 'lines' && <CreditLines form={form} invoice={invoice} />}
      {overpaid > 0 && (
        <Radio.Group
          label={t('invoicePage.settlement', { amount: money(overpaid, currency) })}
          description={t('invoicePage.settlementHint')}
          {...form.getInputProps('settlement')}
        >
          <Stack gap="xs" my={6}>
            <Radio value="customer_credit" label={t('invoicePage.settlementCredit')} />
            <Radio value="refunded" label={t('invoicePage.settlementRefunded')} />
          </Stack>
        </Radio.Group>
      )}
      <Textarea label={t('invoiceEditor.message')} autosize minRows={2} {...form.getInputProps('message')} />
    </>
  );
}
