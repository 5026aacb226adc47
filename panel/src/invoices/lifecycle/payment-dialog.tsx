import type { CreateInvoicePayment, Invoice } from '@countinghouse/client';
import { Button, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
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

const RESTS = ['bank_fee', 'rounding', 'goodwill', 'early_payment', 'none'] as const;

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
        <PaymentFields form={form} invoice={invoice} />
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
    settle_rest: '',
  };
}

interface FieldsProps {
  readonly form: UseFormReturnType<PaymentValues>;
  readonly invoice: Invoice;
}

function PaymentFields({ form, invoice }: FieldsProps) {
  const { t } = useTranslation();
  const { currency } = invoice;
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
      <Early form={form} invoice={invoice} />
      <Rest form={form} invoice={invoice} />
      <TextInput label={t('invoiceEditor.note')} {...form.getInputProps('note')} />
    </>
  );
}

/** Offers what settles the invoice with a discount for paying early. */
function Early({ form, invoice }: FieldsProps) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  return invoice.settlement.open_discounts.map(({ until, pays }) => (
    <Button
      key={until}
      variant="subtle"
      size="compact-sm"
      style={{ alignSelf: 'flex-start' }}
      onClick={() => form.setFieldValue('amount', textOfNumber(pays))}
    >
      {t('invoicePage.takeDiscount', { amount: money(pays, invoice.currency), day: day(until) })}
    </Button>
  ));
}

/** Asks what becomes of a rest, as soon as there is one. */
function Rest({ form, invoice }: FieldsProps) {
  const { t } = useTranslation();
  const { amount, settle_rest } = form.values;
  const isLess = (numberOf(amount) ?? 0) < invoice.amount_due;
  if (!isLess && settle_rest === '') return null;
  const rests = RESTS.map((value) => ({ value, label: t(`invoicePage.rests.${value}`) }));
  return (
    <Select
      label={t('invoicePage.rest')}
      description={t('invoicePage.restHint')}
      data={[{ value: '', label: t('invoicePage.rests.due') }, ...rests]}
      allowDeselect={false}
      {...form.getInputProps('settle_rest')}
    />
  );
}
