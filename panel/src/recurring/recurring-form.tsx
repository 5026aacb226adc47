import type { RecurringInvoice } from '@countinghouse/client';
import { useForm } from '@mantine/form';
import { Alert, Paper, Title } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { decimalCheck } from '../forms/decimal-faults';
import { ConflictDialog } from '../forms/conflict-dialog';
import { FormActions } from '../forms/form-actions';
import { useEdit } from '../forms/use-edit';
import { useSave } from '../forms/use-save';
import '../i18n/form-texts';
import '../i18n/recurring-texts';
import { InvoiceSheet, invoiceChecks } from '../invoices/editor/invoice-form';
import { useInvoiceLabels } from '../invoices/editor/use-invoice-labels';
import { invoiceValues, type InvoiceFields } from '../invoices/invoice-values';
import { LiveDates } from './live-dates';
import classes from './recurring-form.module.css';
import {
  recurringBody,
  recurringValues,
  scheduleValues,
  toRecurringPath,
  type RecurringFields,
  type RecurringValues,
} from './recurring-values';
import { ScheduleFields } from './schedule-fields';

interface NewRecurringProps {
  readonly initial: Partial<RecurringValues>;
  readonly onSaved: (saved: RecurringInvoice) => void;
}

/** Edits a new recurring invoice. */
export function NewRecurringForm({ initial, onSaved }: NewRecurringProps) {
  const { t } = useTranslation();
  const form = useRecurringForm({ ...invoiceValues(), schedule: scheduleValues(), ...initial });
  const { submit, isSaving, trouble } = useSave<RecurringValues, RecurringInvoice>({
    form,
    save: (values, key) => api.recurringInvoices.create(recurringBody(values), { idempotencyKey: key }),
    onSaved: (saved) => {
      form.resetDirty();
      onSaved(saved);
    },
    toFormPath: toRecurringPath,
  });
  return (
    <form onSubmit={submit} noValidate>
      <RecurringSheet form={form} isNew>
        <FormActions
          submit={t('recurring.save')}
          cancel={{ to: '/recurring-invoices' }}
          {...{ isSaving, trouble }}
        />
      </RecurringSheet>
    </form>
  );
}

interface EditRecurringProps {
  readonly record: RecurringInvoice;
  readonly cancel: LinkProps;
  readonly onSaved: (saved: RecurringInvoice) => void;
}

/** Edits what holds for the runs to come. */
export function EditRecurringForm({ record, cancel, onSaved }: EditRecurringProps) {
  const { t } = useTranslation();
  const form = useRecurringForm(recurringValues(record));
  const { id } = record;
  const editing = useEdit<RecurringValues, RecurringInvoice>({
    form,
    record,
    valuesOf: recurringValues,
    save: (values, version) => {
      const { start_on: _once, ...body } = recurringBody(values);
      return api.recurringInvoices.update(id, body, { ifVersion: version });
    },
    reload: () => api.recurringInvoices.get(id),
    onSaved: (saved) => {
      form.resetDirty();
      onSaved(saved);
    },
    toFormPath: toRecurringPath,
  });
  const { submit, conflict, giveUp, settle, isSaving, trouble } = editing;
  const { labelOf, textOf } = useInvoiceLabels();
  const labels = { schedule: t('recurring.dates') };
  return (
    <form onSubmit={submit} noValidate>
      <RecurringSheet form={form} from={record.next_on ?? undefined}>
        <FormActions submit={t('common.save')} cancel={cancel} {...{ isSaving, trouble }} />
      </RecurringSheet>
      <ConflictDialog
        conflict={conflict}
        onClose={giveUp}
        onSettle={settle}
        labelOf={(path) => labels[path as 'schedule'] ?? labelOf(path)}
        textOf={textOf}
      />
    </form>
  );
}

interface RecurringSheetProps {
  readonly form: RecurringFields;
  readonly isNew?: boolean;
  readonly from?: string | undefined;
  /** Placed below: the error and the actions. */
  readonly children: React.ReactNode;
}

/** When, beside its next dates, and what. */
function RecurringSheet({ form, isNew = false, from, children }: RecurringSheetProps) {
  const { t } = useTranslation();
  // The form of invoices reads and writes its own fields, and leaves the schedule alone.
  const ofInvoice = form as unknown as InvoiceFields;
  return (
    <>
      <div className={classes.when}>
        <Paper withBorder className={classes.fields}>
          <ScheduleFields form={form} isNew={isNew} />
        </Paper>
        <LiveDates schedule={form.values.schedule} from={from} />
      </div>
      <Title order={2} mt="xl" mb="sm">
        {t('recurring.content')}
      </Title>
      <Alert variant="default" mb="md" className={classes.hint}>
        {t('recurring.placeholders')}{' '}
        <code>{'{{period.from}} {{period.to}} {{month}} {{quarter}} {{year}} {{number_of_run}}'}</code>
      </Alert>
      <InvoiceSheet form={ofInvoice} isContent>
        {children}
      </InvoiceSheet>
    </>
  );
}

function useRecurringForm(initialValues: RecurringValues): RecurringFields {
  const { t } = useTranslation();
  const check = decimalCheck(t);
  return useForm<RecurringValues>({
    initialValues,
    validate: { ...invoiceChecks(check), schedule: { every: check, end_after: check } },
  });
}
