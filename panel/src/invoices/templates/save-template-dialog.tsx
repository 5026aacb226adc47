import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../actions/use-actions';
import { api } from '../../api/client';
import { keysOf } from '../../api/query-keys';
import { Dialog } from '../../components/dialog';
import { notifyDone } from '../../components/notify';
import { FormActions } from '../../forms/form-actions';
import { useSave } from '../../forms/use-save';
import '../../i18n/invoice-template-texts';

interface SaveTemplateProps extends DialogState {
  readonly invoiceId: string;
}

/** Keeps the content of an invoice under a name. */
export default function SaveTemplateDialog({ invoiceId, isOpen, onClose }: SaveTemplateProps) {
  const { t } = useTranslation();
  return (
    <Dialog isForm opened={isOpen} onClose={onClose} title={t('invoiceTemplates.saveTitle')}>
      <SaveTemplateForm invoiceId={invoiceId} onClose={onClose} />
    </Dialog>
  );
}

function SaveTemplateForm({ invoiceId, onClose }: Omit<SaveTemplateProps, 'isOpen'>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: { name: '' } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: ({ name }, idempotencyKey) =>
      api.invoiceTemplates.create({ name: name.trim(), invoice_id: invoiceId }, { idempotencyKey }),
    onSaved: ({ name }) => {
      void queryClient.invalidateQueries({ queryKey: keysOf('invoice-templates').all });
      notifyDone(t('invoiceTemplates.saved', { name }));
      onClose();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('invoiceTemplates.saveText')}</Text>
        <TextInput
          required
          label={t('invoiceTemplates.name')}
          maxLength={255}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <FormActions
          submit={t('invoiceTemplates.saveConfirm')}
          cancel={onClose}
          isSaving={isSaving}
          trouble={trouble}
        />
      </Stack>
    </form>
  );
}
