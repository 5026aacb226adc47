import type { DocumentSettings } from '@countinghouse/client';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { ConflictDialog } from '../../../forms/conflict-dialog';
import { decimalCheck } from '../../../forms/decimal-faults';
import { FormActions } from '../../../forms/form-actions';
import { UnsavedChanges } from '../../../forms/unsaved-changes';
import { useEdit } from '../../../forms/use-edit';
import { CheckFields, LinkFields, LookFields, TextFields } from './documents-fields';
import {
  documentSettingsBody,
  documentSettingsValues,
  type DocumentSettingsValues,
} from './document-settings-values';

interface DocumentsFormProps {
  readonly settings: DocumentSettings;
  readonly mayChange: boolean;
  readonly onSaved: () => void;
}

/** The form of the look of documents. Users who may not change it see it disabled. */
export function DocumentsForm({ settings, mayChange, onSaved }: DocumentsFormProps) {
  const { t } = useTranslation();
  const form = useForm<DocumentSettingsValues>({
    initialValues: documentSettingsValues(settings),
    validate: { link_days_after_payment: decimalCheck(t) },
  });
  const { submit, conflict, giveUp, settle, isSaving, trouble } = useEdit({
    form,
    record: settings,
    valuesOf: documentSettingsValues,
    save: (values, version) =>
      api.organization.updateDocuments(documentSettingsBody(values), { ifVersion: version }),
    reload: () => api.organization.documents(),
    onSaved: (saved) => {
      form.setInitialValues(documentSettingsValues(saved));
      form.reset();
      onSaved();
    },
  });
  const labels = useLabels();
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedChanges areThere={() => form.isDirty()} />
      <fieldset disabled={!mayChange} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <LookFields form={form} />
        <TextFields form={form} />
        <CheckFields form={form} />
        <LinkFields form={form} />
        {mayChange && (
          <FormActions submit={t('common.save')} cancel={form.reset} isSaving={isSaving} trouble={trouble} />
        )}
      </fieldset>
      <ConflictDialog conflict={conflict} onClose={giveUp} onSettle={settle} labelOf={labels} />
    </form>
  );
}

/** Returns the labels of the settings, for texts that name one. */
function useLabels(): (path: string) => string {
  const { t } = useTranslation();
  const labels: Record<string, string> = {
    template: t('documentSettings.template'),
    paper: t('documentSettings.paper'),
    accent_color: t('documentSettings.accentColor'),
    locale: t('documentSettings.locale'),
    show_payment_code: t('documentSettings.showPaymentCode'),
    payment_code_reference: t('documentSettings.codeReference'),
    intro: t('documentSettings.introText'),
    closing: t('documentSettings.closingText'),
    footer: t('documentSettings.footer'),
    preflight: t('documentSettings.preflight'),
    payment_url: t('documentSettings.paymentUrl'),
    link_days_after_payment: t('documentSettings.linkDays'),
  };
  return (path) => labels[path] ?? path;
}
