import type { CreditNote } from '@countinghouse/client';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { Opened } from '../../actions/use-actions';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { Dialog } from '../../components/dialog';
import { notifyDone } from '../../components/notify';
import { numberOf, textOfNumber } from '../../fields/decimal-text';
import { MoneyField } from '../../fields/number-fields';
import { decimalCheck } from '../../forms/decimal-faults';
import { FormActions } from '../../forms/form-actions';
import { useSave } from '../../forms/use-save';
import { useFormats } from '../../i18n/formats';

/** Notes that credit was paid out. */
export default function RefundDialog({ note, isOpen, onClose }: Opened & { note: CreditNote }) {
  const { t } = useTranslation();
  return (
    <Dialog
      isForm
      opened={isOpen}
      onClose={onClose}
      title={t('creditNotes.refundTitle', { number: note.number })}
    >
      <RefundForm note={note} onClose={onClose} />
    </Dialog>
  );
}

function RefundForm({ note, onClose }: Pick<Opened, 'onClose'> & { note: CreditNote }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const changed = useRecordChanged('credit-notes');
  const { id, version, currency, unapplied_amount, refunded_amount } = note;
  const form = useForm({
    initialValues: { amount: textOfNumber(unapplied_amount) },
    validate: { amount: decimalCheck(t) },
  });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: ({ amount: text }, key) => {
      const amount = numberOf(text);
      const body = amount === undefined ? {} : { amount };
      return api.creditNotes.markRefunded(id, body, { ifVersion: version, idempotencyKey: key });
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
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('creditNotes.refundText')}</Text>
        <MoneyField
          label={t('invoicePage.amount')}
          description={t('creditNotes.refundHint')}
          currency={currency}
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <FormActions
          submit={t('creditNotes.refundConfirm')}
          cancel={onClose}
          isSaving={isSaving}
          trouble={trouble}
        />
      </Stack>
    </form>
  );
}
