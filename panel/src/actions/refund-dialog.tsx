import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/dialog';
import { notifyDone } from '../components/notify';
import { numberOf, textOfNumber } from '../fields/decimal-text';
import { MoneyField } from '../fields/number-fields';
import { decimalCheck } from '../forms/decimal-faults';
import { FormActions } from '../forms/form-actions';
import { useSave } from '../forms/use-save';
import { useFormats } from '../i18n/formats';
import '../i18n/invoice-texts';
import type { DialogState } from './use-actions';
import { useRecordChanged, type RecordKind } from './use-record-changed';
import '../i18n/document-texts';

/** What credit is given back of: a payment or a credit note. */
interface Refundable {
  readonly id: string;
  readonly version: number;
  readonly currency: string;
  readonly unapplied_amount: number;
  readonly refunded_amount: number;
}

interface RefundProps<T extends Refundable> {
  readonly kind: RecordKind;
  readonly source: T;
  readonly run: (
    body: { amount?: number },
    options: { ifVersion: number; idempotencyKey: string },
  ) => Promise<T>;
}

/** Notes that credit was paid out. */
export default function RefundDialog<T extends Refundable>({
  title,
  isOpen,
  ...props
}: DialogState & RefundProps<T> & { readonly title: string }) {
  return (
    <Dialog isForm opened={isOpen} onClose={props.onClose} title={title}>
      <RefundForm {...props} />
    </Dialog>
  );
}

type RefundFormProps<T extends Refundable> = Pick<DialogState, 'onClose'> & RefundProps<T>;

function RefundForm<T extends Refundable>(props: RefundFormProps<T>) {
  const { t } = useTranslation();
  const { form, submit, isSaving, trouble } = useRefund(props);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('creditNotes.refundText')}</Text>
        <MoneyField
          label={t('invoicePage.amount')}
          description={t('creditNotes.refundHint')}
          currency={props.source.currency}
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <FormActions
          submit={t('creditNotes.refundConfirm')}
          cancel={props.onClose}
          isSaving={isSaving}
          trouble={trouble}
        />
      </Stack>
    </form>
  );
}

function useRefund<T extends Refundable>({ kind, source, run, onClose }: RefundFormProps<T>) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const changed = useRecordChanged(kind);
  const { version, currency, unapplied_amount, refunded_amount } = source;
  const form = useForm({
    initialValues: { amount: textOfNumber(unapplied_amount) },
    validate: { amount: decimalCheck(t) },
  });
  const saving = useSave({
    form,
    save: ({ amount: text }, key) => {
      const amount = numberOf(text);
      const body = amount === undefined ? {} : { amount };
      return run(body, { ifVersion: version, idempotencyKey: key });
    },
    onSaved: (saved) => {
      const amount = money(saved.refunded_amount - refunded_amount, currency);
      notifyDone(t('creditNotes.refundDone', { amount }));
      changed(saved);
      onClose();
    },
    onProblem: ({ code }) => {
      // Whoever was faster is seen behind the dialog.
      if (code === 'precondition_failed' || code === 'invalid_state_transition') changed();
      return false;
    },
  });
  return { form, ...saving };
}
