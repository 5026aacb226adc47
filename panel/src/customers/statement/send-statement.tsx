import type { SendStatement as Body } from '@countinghouse/client';
import { Checkbox, NativeSelect, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChanged } from '../../actions/use-record-changed';
import { api } from '../../api/client';
import { notifyDone } from '../../components/notify';
import { FormActions } from '../../forms/form-actions';
import { useSave } from '../../forms/use-save';
import { capitalized } from '../../i18n/capitalized';
import { useFormats } from '../../i18n/formats';
import '../../i18n/mail-texts';
import { RecipientsField } from '../../mail/recipients-field';
import { toSendFormPath } from '../../mail/send-values';
import type { StatementPeriod } from './statement-calls';
import { MAIL_LANGUAGES } from '../../mail/mail-languages';

interface Values extends Record<string, unknown> {
  to: string[];
  language: string;
  send_to_suppressed: boolean;
}

interface SendStatementProps {
  readonly customerId: string;
  readonly period: StatementPeriod;
  readonly onClose: () => void;
}

/** To whom the statement goes, and in which language. */
export function SendStatement({ customerId, period, onClose }: SendStatementProps) {
  const { t } = useTranslation();
  const { languageName } = useFormats();
  const form = useForm<Values>({ initialValues: { to: [], language: '', send_to_suppressed: false } });
  const [isSuppressed, setSuppressed] = useState(false);
  const changed = useRecordChanged('messages');
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values, idempotencyKey) => {
      return api.customers.sendStatement(customerId, bodyOf(values, period), { idempotencyKey });
    },
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
        <Text size="sm">{t('statements.sendHint')}</Text>
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

function bodyOf(
  { to, language, send_to_suppressed }: Values,
  { from, to: until, currency }: StatementPeriod,
): Body {
  return {
    ...(to.length > 0 && { to }),
    ...(language !== '' && { language }),
    ...(send_to_suppressed && { send_to_suppressed }),
    ...(from !== '' && { period_from: from }),
    ...(until !== '' && { period_to: until }),
    ...(currency !== '' && { currency }),
  } as Body;
}
