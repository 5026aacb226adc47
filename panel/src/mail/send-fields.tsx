import { Button, Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifyProblem } from '../components/notify';
import { DayField } from '../fields/day-field';
import { TimeField } from '../fields/time-field';
import { capitalized } from '../i18n/capitalized';
import { useFormats } from '../i18n/formats';
import { documentsQuery, type FiledDocument } from '../invoices/document-files';
import { formatNames, type DocumentFormat } from '../invoices/e-invoice-formats';
import { RecipientsField } from './recipients-field';
import { previewOf, type SentDocument } from './send-calls';
import type { SendValues } from './send-values';
import { MAIL_LANGUAGES } from './mail-languages';

const LINK_PLACE = /\{\{\s*link\s*\}\}/;

interface FieldsProps extends SentDocument {
  readonly form: UseFormReturnType<SendValues>;
}

type FilesProps = FieldsProps & FiledDocument;

/** To whom, what, and which files. */
export function SendFields({ form, kind, record }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <RecipientsField
        label={t('messages.to')}
        description={t('messages.recipientsHint')}
        data-autofocus
        {...form.getInputProps('to')}
      />
      <MoreFields form={form} />
      <LanguageField form={form} kind={kind} record={record} />
      <TextInput label={t('messages.subject')} autoComplete="off" {...form.getInputProps('subject')} />
      <Textarea
        label={t('messages.text')}
        description={LINK_PLACE.test(form.values.text) ? t('messages.linkPlaceHint') : undefined}
        autosize
        minRows={8}
        maxRows={18}
        {...form.getInputProps('text')}
      />
      {kind !== 'quotes' && <FilesField form={form} kind={kind} record={record} />}
    </>
  );
}

/** What most mails do not need. */
function MoreFields({ form }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation();
  const { cc, bcc, send_on } = form.values;
  const [isOpen, setOpen] = useState(cc.length > 0 || bcc.length > 0 || send_on !== '');
  if (!isOpen) {
    return (
      <Button
        variant="default"
        size="compact-sm"
        style={{ alignSelf: 'start' }}
        onClick={() => setOpen(true)}
      >
        {t('messages.more')}
      </Button>
    );
  }
  return (
    <>
      <RecipientsField label={t('messages.cc')} {...form.getInputProps('cc')} />
      <RecipientsField label={t('messages.bcc')} {...form.getInputProps('bcc')} />
      <Group grow align="flex-start">
        <DayField
          label={t('messages.notBefore')}
          description={t('messages.notBeforeHint')}
          {...form.getInputProps('send_on')}
        />
        <TimeField label={t('messages.time')} {...form.getInputProps('send_time')} />
      </Group>
    </>
  );
}

/** Another language has another text, which the service writes. */
function LanguageField({ form, kind, record: { id } }: FieldsProps) {
  const { t } = useTranslation();
  const { languageName } = useFormats();
  const onError = useNotifyProblem();
  const write = useMutation({
    mutationFn: (language: string) => {
      const { to, attachments } = form.getValues();
      return previewOf(kind, id, { language, to, attachments } as object);
    },
    onSuccess: ({ subject, text }) => form.setValues({ subject, text }),
    onError,
  });
  return (
    <NativeSelect
      label={t('messages.language')}
      description={t('messages.changedLanguage')}
      data={MAIL_LANGUAGES.map((value) => ({ value, label: capitalized(languageName(value)) }))}
      {...form.getInputProps('language')}
      onChange={(event) => {
        const { value } = event.currentTarget;
        form.setFieldValue('language', value);
        write.mutate(value);
      }}
    />
  );
}

/** The forms that the document can be had as. One that is not valid cannot go along. */
function FilesField({ form, kind, record }: FilesProps) {
  const { t } = useTranslation();
  const { data } = useQuery(documentsQuery({ kind, record }));
  const files = data?.data.filter(({ state }) => state !== 'not_valid' && state !== 'not_issued') ?? [];
  return (
    <Checkbox.Group label={t('messages.attachments')} {...form.getInputProps('attachments')}>
      <Stack gap="xs" mt={6}>
        {files.map(({ format }) => (
          <Checkbox key={format} value={format} label={formatNames[format as DocumentFormat] ?? format} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
