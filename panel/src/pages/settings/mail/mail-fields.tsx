import { Checkbox, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormSection, Wide } from '../../../forms/form-section';
import { capitalized } from '../../../i18n/capitalized';
import { useFormats } from '../../../i18n/formats';
import { RecipientsField } from '../../../mail/recipients-field';
import type { MailFields } from './mail-values';
import { MAIL_LANGUAGES } from '../../../mail/mail-languages';

const SECURITIES = ['starttls', 'tls', 'none'] as const;

interface FieldsProps {
  readonly form: MailFields;
}

/** Who messages come from. */
export function SenderFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { languageName } = useFormats();
  return (
    <FormSection title={t('mailSettings.sender')}>
      <TextInput
        label={t('mailSettings.senderName')}
        description={t('mailSettings.senderNameHint')}
        autoComplete="off"
        {...form.getInputProps('sender_name')}
      />
      <TextInput
        type="email"
        label={t('mailSettings.replyTo')}
        description={t('mailSettings.replyToHint')}
        autoComplete="off"
        {...form.getInputProps('reply_to')}
      />
      <RecipientsField
        label={t('mailSettings.copies')}
        description={t('mailSettings.copiesHint')}
        {...form.getInputProps('bcc')}
      />
      <NativeSelect
        label={t('mailSettings.language')}
        description={t('mailSettings.languageHint')}
        data={MAIL_LANGUAGES.map((value) => ({ value, label: capitalized(languageName(value)) }))}
        {...form.getInputProps('language')}
      />
      <Wide>
        <Textarea
          label={t('mailSettings.signature')}
          description={t('mailSettings.signatureHint')}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('signature')}
        />
      </Wide>
    </FormSection>
  );
}

interface ServerFieldsProps extends FieldsProps {
  /** Whether a password is kept, which nobody sees. */
  readonly hasPassword: boolean;
}

/** A mail server of one's own, and the address that it may send from. */
export function ServerFields({ form, hasPassword }: ServerFieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('mailSettings.server')}>
      <Wide>
        <Checkbox
          label={t('mailSettings.ownServer')}
          {...form.getInputProps('hasOwnServer', { type: 'checkbox' })}
        />
      </Wide>
      {form.values.hasOwnServer && <OwnServerFields form={form} hasPassword={hasPassword} />}
    </FormSection>
  );
}

function OwnServerFields({ form, hasPassword }: ServerFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        type="email"
        label={t('mailSettings.senderAddress')}
        description={t('mailSettings.senderAddressHint')}
        autoComplete="off"
        {...form.getInputProps('sender_address')}
      />
      <NativeSelect
        label={t('mailSettings.security')}
        data={SECURITIES.map((value) => ({ value, label: t(`mailSettings.security_${value}`) }))}
        {...form.getInputProps('smtp.security')}
      />
      <TextInput
        label={t('mailSettings.host')}
        placeholder="mail.example.com"
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('smtp.host')}
      />
      <TextInput
        label={t('mailSettings.port')}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('smtp.port')}
      />
      <TextInput
        label={t('mailSettings.user')}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('smtp.user')}
      />
      <PasswordInput
        label={t('mailSettings.password')}
        description={hasPassword ? t('mailSettings.keepPassword') : undefined}
        autoComplete="new-password"
        {...form.getInputProps('smtp.password')}
      />
    </>
  );
}
