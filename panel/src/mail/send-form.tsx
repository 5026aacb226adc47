import type { MessagePreview } from '@countinghouse/client';
import { Checkbox, SimpleGrid, Stack } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../actions/use-record-changed';
import { notifyDone } from '../components/notify';
import { FormActions } from '../forms/form-actions';
import { useSave } from '../forms/use-save';
import { LogOnly } from './log-only';
import { sendDocument, type SentDocument } from './send-calls';
import { SendFields } from './send-fields';
import { SendPreview } from './send-preview';
import { sendBody, sendValues, toSendFormPath, type SendValues } from './send-values';

interface SendFormProps extends SentDocument {
  readonly preview: MessagePreview;
  readonly onClose: () => void;
}

/** The mail as it will go out, to be changed before. */
export function SendForm({ kind, record, preview, onClose }: SendFormProps) {
  const { t } = useTranslation();
  const form = useForm<SendValues>({ initialValues: sendValues(preview) });
  const { submit, isSaving, trouble, isSuppressed } = useSending({ form, kind, record, preview, onClose });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {preview.transport === 'log' && <LogOnly />}
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Stack gap="md">
            <SendFields form={form} kind={kind} record={record} />
            {isSuppressed && (
              <Checkbox
                label={t('messages.sendAnyway')}
                {...form.getInputProps('send_to_suppressed', { type: 'checkbox' })}
              />
            )}
          </Stack>
          <SendPreview values={form.values} preview={preview} kind={kind} record={record} />
        </SimpleGrid>
        <FormActions submit={t('messages.send')} cancel={onClose} isSaving={isSaving} trouble={trouble} />
      </Stack>
    </form>
  );
}

function useSending({
  form,
  kind,
  record: { id, version },
  preview: { transport },
  onClose,
}: SendFormProps & { readonly form: UseFormReturnType<SendValues> }) {
  const { t } = useTranslation();
  const [isSuppressed, setSuppressed] = useState(false);
  const changed = useRecordChanged(kind);
  const saving = useSave({
    form,
    save: (values, idempotencyKey) => {
      return sendDocument(kind, id, {
        body: sendBody(values),
        options: { ifVersion: version, idempotencyKey },
      });
    },
    onSaved: () => {
      notifyDone(transport === 'log' ? t('messages.kept') : t('messages.queued'));
      changed();
      onClose();
    },
    onProblem: ({ code }) => {
      if (code === 'recipient_suppressed') setSuppressed(true);
      return false;
    },
    toFormPath: toSendFormPath,
  });
  return { ...saving, isSuppressed };
}
