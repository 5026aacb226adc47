import type { CreateInvoicePayment, Invoice } from '@countinghouse/client';
import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { Dialog } from '../../components/dialog';
import { notifyDone } from '../../components/notify';
import { DayField } from '../../fields/day-field';
import { numberOf, textOfNumber } from '../../fields/decimal-text';
import { MoneyField } from '../../fields/number-fields';
import { todayIn } from '../../fields/day-text';
import { decimalCheck } from '../../forms/decimal-faults';
import { FormActions } from '../../forms/form-actions';
import { useSave } from '../../forms/use-save';
import { withoutBlanks } from '../../forms/without-blanks';
import { useSession } from '../../session/use-session';
import { useFormats } from '../../i18n/formats';
import '../../i18n/invoice-texts';
import '../../i18n/form-texts';

const METHODS = ['bank_transfer', 'card', 'cash', 'check', 'other'] as const;

interface PaymentDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly invoice: Invoice;
}

/** Records a payment of one invoice. */
export default function PaymentDialog({ isOpen, onClose, invoice }: PaymentDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('invoicePage.action_record_payment')} size="lg">
      <PaymentForm key={invoice.version} invoice={invoice} onClose={onClose} />
    </Dialog>
  );
}

function PaymentForm({ invoice, onClose }: Omit<PaymentDialogProps, 'isOpen'>) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const changed = useRecordChanged('invoices');
  const today = todayIn(useSession()?.organization.time_zone);
  const form = useForm({
    initialValues: paymentValues(invoice, today),
    validate: { amount: decimalCheck(t) },
  });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: ({ amount, ...values }, key) => {
      const body = { ...withoutBlanks(values), amount: numberOf(amount) ?? null } as CreateInvoicePayment;
      return api.invoices.recordPayment(invoice.id, body, {
        ifVersion: invoice.version,
        idempotencyKey: key,
      });
    },
    onSaved: (payment) => {
      notifyDone(t('invoicePage.paymentRecorded', { amount: money(payment.amount, payment.currency) }));
      changed();
      onClose();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <PaymentFields form={form} currency={invoice.currency} />
        <FormActions
          submit={t('invoicePage.action_record_payment')}
          cancel={onClose}
          isSaving={isSaving}
          trouble={trouble}
        />
      </Stack>
    </form>
  );
}

type PaymentValues = ReturnType<typeof paymentValues>;

function paymentValues(invoice: Invoice, today: string) {
  return {
    amount: textOfNumber(invoice.amount_due),
    method: 'bank_transfer',
    received_on: today,
    reference: '',
    note: '',
  };
}

function PaymentFields({ form, currency }: { form: UseFormReturnType<PaymentValues>; currency: string }) {
  const { t } = useTranslation();
  const methods = METHODS.map((value) => ({ value, label: t(`invoicePage.methods.${value}`) }));
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <MoneyField
          label={t('invoicePage.amount')}
          description={t('invoicePage.amountHint')}
          currency={currency}
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <Select
          label={t('invoicePage.method')}
          data={methods}
          allowDeselect={false}
          {...form.getInputProps('method')}
        />
        <DayField label={t('invoicePage.receivedOn')} {...form.getInputProps('received_on')} />
        <TextInput label={t('invoicePage.paymentReference')} {...form.getInputProps('reference')} />
      </SimpleGrid>
      <TextInput label={t('invoiceEditor.note')} {...form.getInputProps('note')} />
    </>
  );
}
