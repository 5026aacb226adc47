import type { AllocatePayment, InvoiceSummary } from '@countinghouse/client';
import { Input, Stack, Text } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { Dialog } from '../components/dialog';
import { notifyDone } from '../components/notify';
import { RecordLoader } from '../components/record-loader';
import { MoneyField } from '../fields/number-fields';
import { spacedReference } from '../documents/spaced-reference';
import { decimalCheck } from '../forms/decimal-faults';
import { FormActions } from '../forms/form-actions';
import { useSave } from '../forms/use-save';
import { useFormats } from '../i18n/formats';
import classes from './allocate-dialog.module.css';
import {
  allocateBody,
  allocatedSum,
  toAllocateFormPath,
  allocateValues,
  type AllocateValues,
} from './allocate-values';
import type { DialogState } from './use-actions';
import { useRecordChanged, type RecordKind } from './use-record-changed';

/** If a customer has more open invoices, they are settled in several steps, the oldest first. */
const INVOICES_MAX = 100;

/** A payment or credit note with a remainder. */
interface Source {
  readonly id: string;
  readonly version: number;
  readonly customer_id: string;
  readonly currency: string;
  readonly unapplied_amount: number;
}

interface AllocateProps<T extends Source> {
  readonly kind: RecordKind;
  readonly source: T;
  readonly run: (body: AllocatePayment, options: { ifVersion: number; idempotencyKey: string }) => Promise<T>;
}

/** Allocates the remainder of a payment or credit note to open invoices of its customer. */
export default function AllocateDialog<T extends Source>({
  isOpen,
  onClose,
  ...props
}: DialogState & AllocateProps<T>) {
  const { t } = useTranslation();
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('actions.allocateTitle')} size="lg">
      <OpenInvoices {...props} onClose={onClose} />
    </Dialog>
  );
}

type FormProps<T extends Source> = AllocateProps<T> & Pick<DialogState, 'onClose'>;

function OpenInvoices<T extends Source>(props: FormProps<T>) {
  const { t } = useTranslation();
  const { customer_id, currency } = props.source;
  const query = useQuery({
    // No action reloads this query, because the form starts with these invoices.
    queryKey: keysOf('to-settle').part(customer_id, currency),
    queryFn: async ({ signal }) =>
      api.invoices.list(
        { customer_id, currency, status: ['open'], sort: 'due_date', limit: INVOICES_MAX },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <RecordLoader query={query}>
      {({ data }) =>
        data.length === 0 ? (
          <Text size="sm">{t('actions.allocateNone', { currency })}</Text>
        ) : (
          <AllocateForm {...props} invoices={data} />
        )
      }
    </RecordLoader>
  );
}

function AllocateForm<T extends Source>(props: FormProps<T> & { invoices: readonly InvoiceSummary[] }) {
  const { kind, source, run, onClose, invoices } = props;
  const { t } = useTranslation();
  const { money } = useFormats();
  const { currency, unapplied_amount: left, version } = source;
  const changed = useRecordChanged(kind);
  const form = useForm<AllocateValues>({
    initialValues: allocateValues(invoices, left),
    validate: { allocations: { amount: decimalCheck(t) } },
  });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, key) => run(allocateBody(values), { ifVersion: version, idempotencyKey: key }),
    onSaved: (saved) => {
      const amount = money(allocatedSum(form.getValues(), currency), currency);
      notifyDone(t('actions.allocated', { amount }));
      changed(saved);
      onClose();
    },
    toFormPath: toAllocateFormPath,
    onProblem: ({ code }) => {
      // The page behind the dialog then shows the change of the other person.
      if (code === 'precondition_failed' || code === 'invalid_state_transition') changed();
      return false;
    },
  });
  const amounts = {
    amount: money(allocatedSum(form.values, currency), currency),
    left: money(left, currency),
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t(`actions.allocateText_${kind === 'payments' ? 'payment' : 'creditNote'}`)}</Text>
        <Invoices form={form} invoices={invoices} />
        <div role="status" className={classes.sum}>
          {t('actions.allocateSum', amounts)}
        </div>
        <FormActions
          submit={t('actions.allocateConfirm')}
          cancel={onClose}
          isSaving={isSaving}
          trouble={trouble}
        />
      </Stack>
    </form>
  );
}

interface InvoicesProps {
  readonly form: UseFormReturnType<AllocateValues>;
  readonly invoices: readonly InvoiceSummary[];
}

function Invoices({ form, invoices }: InvoicesProps) {
  const { t } = useTranslation();
  const { day, money } = useFormats();
  return (
    <div role="group" aria-label={t('invoices.title')} data-field="allocations" className={classes.invoices}>
      {invoices.map(({ id, number, payment_reference, due_date, amount_due, currency }, index) => (
        <div key={id} className={classes.invoice}>
          <span>
            <span className={classes.number}>{number}</span>
            <span className={classes.about}>
              {t('actions.allocateDue', { amount: money(amount_due, currency), day: day(due_date) })}
            </span>
            {payment_reference !== null && (
              <span className={classes.about}>{spacedReference(payment_reference)}</span>
            )}
          </span>
          <MoneyField
            aria-label={t('actions.allocateAmount', { number })}
            currency={currency}
            {...(index === 0 ? { 'data-autofocus': true } : {})}
            {...form.getInputProps(`allocations.${index}.amount`)}
          />
        </div>
      ))}
      {form.errors['allocations'] !== undefined && (
        <Input.Error role="alert">{form.errors['allocations']}</Input.Error>
      )}
    </div>
  );
}
