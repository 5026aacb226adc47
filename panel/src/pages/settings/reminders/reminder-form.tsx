import type { ReminderPolicy } from '@countinghouse/client';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { ConflictDialog } from '../../../forms/conflict-dialog';
import { FormActions } from '../../../forms/form-actions';
import { UnsavedChanges } from '../../../forms/unsaved-changes';
import { useEdit } from '../../../forms/use-edit';
import { LevelFields, WhenFields } from './reminder-fields';
import { reminderBody, reminderValues, type ReminderValues } from './reminder-values';

interface ReminderFormProps {
  readonly policy: ReminderPolicy;
  readonly onSaved: () => void;
}

/** The form of the reminder policy. */
export function ReminderForm({ policy, onSaved }: ReminderFormProps) {
  const { t } = useTranslation();
  const form = useForm<ReminderValues>({ initialValues: reminderValues(policy) });
  const { submit, conflict, giveUp, settle, isSaving, trouble } = useEdit({
    form,
    record: policy,
    valuesOf: reminderValues,
    save: (values, version) => api.reminderPolicy.update(reminderBody(values), { ifVersion: version }),
    reload: () => api.reminderPolicy.get(),
    onSaved: (saved) => {
      form.setInitialValues(reminderValues(saved));
      form.reset();
      onSaved();
    },
  });
  const labels = useLabels();
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedChanges areThere={() => form.isDirty()} />
      <WhenFields form={form} />
      <LevelFields form={form} />
      <FormActions submit={t('common.save')} cancel={form.reset} isSaving={isSaving} trouble={trouble} />
      <ConflictDialog conflict={conflict} onClose={giveUp} onSettle={settle} labelOf={labels} />
    </form>
  );
}

/** Returns the labels of the settings, for texts that name one. */
function useLabels(): (path: string) => string {
  const { t } = useTranslation();
  const labels: Record<string, string> = {
    enabled: t('reminders.enabled'),
    send_at: t('reminders.sendAt'),
    business_days_only: t('reminders.businessDays'),
    min_amount: t('reminders.minAmount'),
    levels: t('reminders.levels'),
  };
  return (path) => labels[path.split('.', 1)[0] ?? ''] ?? path;
}
