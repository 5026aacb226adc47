import type { Payment } from '@countinghouse/client';
import { Button, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../../actions/use-record-changed';
import type { DialogState } from '../../../actions/use-actions';
import { api } from '../../../api/client';
import { Dialog } from '../../../components/dialog';
import { notifyDone } from '../../../components/notify';
import { DayField } from '../../../fields/day-field';
import { todayIn } from '../../../fields/day-text';
import { isDecimal } from '../../../fields/decimal-text';
import { MoneyField } from '../../../fields/number-fields';
import { decimalCheck } from '../../../forms/decimal-faults';
import { FormTrouble } from '../../../forms/form-trouble';
import { useSave } from '../../../forms/use-save';
import { useFormats } from '../../../i18n/formats';
import { CustomerPicker } from '../../../pickers/customer-picker';
import { useSession } from '../../../session/use-session';
import '../../../i18n/invoice-texts';
import { Matches } from './matches-list';
import { recordPaymentBody, recordPaymentValues, type RecordPaymentValues } from './record-payment-values';
import { useMatches } from './use-matches';
import '../../../i18n/document-texts';

const METHODS = ['bank_transfer', 'card', 'cash', 'check', 'other'] as const;

/** Records a received payment. The data of the bank statement find its invoice. */
export default function RecordPaymentDialog({ isOpen, onClose }: DialogState) {
  const { t } = useTranslation();
  const [recorded, setRecorded] = useState(0);
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('payments.record')} size="lg">
      <PaymentForm key={recorded} onClose={onClose} onNext={() => setRecorded(recorded + 1)} />
    </Dialog>
  );
}

interface PaymentFormProps {
  readonly onClose: () => void;
  /** Starts another payment. */
  readonly onNext: () => void;
}

function PaymentForm({ onClose, onNext }: PaymentFormProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const organization = useSession()?.organization;
  const changed = useRecordChanged('payments');
  const form = useForm<RecordPaymentValues>({
    initialValues: recordPaymentValues(todayIn(organization?.time_zone)),
    validate: { amount: decimalCheck(t) },
  });
  const usual = form.values.currency ?? organization?.currency ?? 'EUR';
  const { amount, reference, customer_id: customerId } = form.values;
  const known = isDecimal(amount) ? Number(amount) : undefined;
  const { matches, isLooking } = useMatches({ amount: known, currency: usual, reference, customerId });
  const invoice = matches.find(({ invoice: { id } }) => id === form.values.invoice_id)?.invoice;
  const { submit, submitAs, isSaving, trouble } = useSave<RecordPaymentValues, Payment, 'next'>({
    form,
    save: (values, key) => api.payments.create(recordPaymentBody(values, invoice), { idempotencyKey: key }),
    onSaved: (payment, next) => {
      notifyDone(t('invoicePage.paymentRecorded', { amount: money(payment.amount, payment.currency) }));
      changed();
      if (next === 'next') onNext();
      else onClose();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Fields form={form} currency={invoice?.currency ?? usual} />
        <CustomerPicker
          label={t('invoices.customer')}
          description={t('payments.customerHint')}
          clearable
          openOnFocus={false}
          disabled={invoice !== undefined}
          {...form.getInputProps('customer_id')}
        />
        <Matches
          matches={matches}
          isLooking={isLooking}
          amount={known}
          value={form.values.invoice_id}
          onChange={(id) => form.setFieldValue('invoice_id', id)}
        />
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Buttons isSaving={isSaving} onClose={onClose} onNext={() => submitAs('next')} />
      </Stack>
    </form>
  );
}

interface FieldsProps {
  readonly form: UseFormReturnType<RecordPaymentValues>;
  readonly currency: string;
}

function Fields({ form, currency }: FieldsProps) {
  const { t } = useTranslation();
  const methods = METHODS.map((value) => ({ value, label: t(`invoicePage.methods.${value}`) }));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <MoneyField
        label={t('payments.amount')}
        currency={currency}
        required
        data-autofocus
        autoFocus
        {...form.getInputProps('amount')}
      />
      <TextInput
        label={t('payments.reference')}
        description={t('payments.referenceHint')}
        {...form.getInputProps('reference')}
      />
      <DayField label={t('invoicePage.receivedOn')} {...form.getInputProps('received_on')} />
      <Select
        label={t('invoicePage.method')}
        data={methods}
        allowDeselect={false}
        {...form.getInputProps('method')}
      />
    </SimpleGrid>
  );
}

function Buttons({ isSaving, onClose, onNext }: PaymentFormProps & { readonly isSaving: boolean }) {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="default" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button variant="default" disabled={isSaving} onClick={onNext} aria-keyshortcuts="Control+Shift+Enter">
        {t('payments.recordAndNext')}
      </Button>
      <Button type="submit" loading={isSaving} aria-keyshortcuts="Control+Enter">
        {t('payments.record')}
      </Button>
    </Group>
  );
}
