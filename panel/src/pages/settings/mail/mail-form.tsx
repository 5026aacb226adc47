import type { MailSettings } from '@countinghouse/client';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { ConflictDialog } from '../../../forms/conflict-dialog';
import { FormActions } from '../../../forms/form-actions';
import { UnsavedChanges } from '../../../forms/unsaved-changes';
import { useEdit } from '../../../forms/use-edit';
import { SenderFields, ServerFields } from './mail-fields';
import { mailBody, mailValues, type MailValues } from './mail-values';

interface MailFormProps {
  readonly settings: MailSettings;
  readonly onSaved: () => void;
}

/** The form of the mail settings. */
export function MailForm({ settings, onSaved }: MailFormProps) {
  const { t } = useTranslation();
  const form = useForm<MailValues>({ initialValues: mailValues(settings) });
  const { submit, conflict, giveUp, settle, isSaving, trouble } = useEdit({
    form,
    record: settings,
    valuesOf: mailValues,
    save: (values, version) => api.mailSettings.update(mailBody(values), { ifVersion: version }),
    reload: () => api.mailSettings.get(),
    onSaved: (saved) => {
      form.setInitialValues(mailValues(saved));
      form.reset();
      onSaved();
    },
    toFormPath: (path) => path.replace(/^bcc\..*$/, 'bcc'),
  });
  const labels = useLabels();
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedChanges areThere={() => form.isDirty()} />
      <SenderFields form={form} />
      <ServerFields form={form} hasPassword={settings.smtp?.has_password === true} />
      <FormActions submit={t('common.save')} cancel={form.reset} isSaving={isSaving} trouble={trouble} />
      <ConflictDialog conflict={conflict} onClose={giveUp} onSettle={settle} labelOf={labels} />
    </form>
  );
}

/** Returns the labels of the settings, for texts that name one. */
function useLabels(): (path: string) => string {
  const { t } = useTranslation();
  const labels: Record<string, string> = {
    sender_name: t('mailSettings.senderName'),
    sender_address: t('mailSettings.senderAddress'),
    reply_to: t('mailSettings.replyTo'),
    bcc: t('mailSettings.copies'),
    signature: t('mailSettings.signature'),
    language: t('mailSettings.language'),
    hasOwnServer: t('mailSettings.ownServer'),
    'smtp.host': t('mailSettings.host'),
    'smtp.port': t('mailSettings.port'),
    'smtp.security': t('mailSettings.security'),
    'smtp.user': t('mailSettings.user'),
    'smtp.password': t('mailSettings.password'),
  };
  return (path) => labels[path] ?? path;
}
