import type { Message } from '@countinghouse/client';
import { Checkbox, NativeSelect, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../actions/use-record-changed';
import { notifyDone } from '../components/notify';
import { FormActions } from '../forms/form-actions';
import { useSave } from '../forms/use-save';
import { capitalized } from '../i18n/capitalized';
import { useFormats } from '../i18n/formats';
import '../i18n/mail-texts';
import '../i18n/statement-texts';
import { MAIL_LANGUAGES, type MailLanguage } from './mail-languages';
import { RecipientsField } from './recipients-field';
import { toSendFormPath } from './send-values';

interface Values extends Record<string, unknown> {
  to: string[];
  language: string;
  send_to_suppressed: boolean;
}

/** What is said of a mail whose text and file follow from its template; what is left out is not given. */
export interface MailWithFile {
  readonly to?: string[];
  readonly language?: MailLanguage;
  readonly send_to_suppressed?: boolean;
}

interface SendFileFormProps {
  /** Says what the mail brings, and to whom it goes without an address. */
  readonly hint: string;
  readonly send: (body: MailWithFile, options: { readonly idempotencyKey: string }) => Promise<Message>;
  readonly onClose: () => void;
}

/** To whom a file of one mail alone goes, such as a statement of account, and in which language. */
export function SendFileForm({ hint, send, onClose }: SendFileFormProps) {
  const { t } = useTranslation();
  const { languageName } = useFormats();
  const form = useForm<Values>({ initialValues: { to: [], language: '', send_to_suppressed: false } });
  const [isSuppressed, setSuppressed] = useState(false);
  const changed = useRecordChanged('messages');
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, idempotencyKey) => send(bodyOf(values), { idempotencyKey }),
    onSaved: ({ status }) => {
      notifyDone(status === 'logged' ? t('messages.kept') : t('messages.queued'));
      changed();
      onClose();
    },
    onProblem: ({ code }) => {
      if (code === 'recipient_suppressed') setSuppressed(true);
      return false;
    },
    toFormPath: toSendFormPath,
  });
  const languages = MAIL_LANGUAGES.map((value) => ({ value, label: capitalized(languageName(value)) }));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{hint}</Text>
        <RecipientsField
          label={t('messages.to')}
          description={t('messages.recipientsHint')}
          data-autofocus
          {...form.getInputProps('to')}
        />
        <NativeSelect
          label={t('statements.language')}
          description={t('statements.languageHint')}
          data={[{ value: '', label: t('statements.languageOf') }, ...languages]}
          {...form.getInputProps('language')}
        />
        {isSuppressed && (
          <Checkbox
            label={t('messages.sendAnyway')}
            {...form.getInputProps('send_to_suppressed', { type: 'checkbox' })}
          />
        )}
        <FormActions submit={t('messages.send')} cancel={onClose} isSaving={isSaving} trouble={trouble} />
      </Stack>
    </form>
  );
}

function bodyOf({ to, language, send_to_suppressed }: Values): MailWithFile {
  const chosen = MAIL_LANGUAGES.find((one) => one === language);
  return {
    ...(to.length > 0 && { to }),
    ...(chosen !== undefined && { language: chosen }),
    ...(send_to_suppressed && { send_to_suppressed }),
  };
}
