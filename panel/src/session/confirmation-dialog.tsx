import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { Dialog } from '../components/dialog';
import { FormTrouble } from '../forms/form-trouble';
import { useSave } from '../forms/use-save';
import '../i18n/security-texts';
import { CodeField, OtherCode } from './code-field';

interface ConfirmationDialogProps {
  readonly methods: readonly string[];
  readonly onSettled: (isConfirmed: boolean) => void;
}

/** Asks for the password or a code before something sensitive. The request that caused it goes on afterwards. */
export default function ConfirmationDialog({ methods, onSettled }: ConfirmationDialogProps) {
  const { t } = useTranslation();
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({ initialValues: { password: '', code: '', recovery_code: '' } });
  const field = methods.includes('password') ? 'password' : isRecovery ? 'recovery_code' : 'code';
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values) => api.auth.confirm({ [field]: values[field] }),
    onSaved: () => onSettled(true),
    onProblem: ({ code }) => {
      if (code !== 'invalid_code' && code !== 'invalid_credentials') return false;
      form.setFieldError(field, field === 'password' ? t('security.wrongPassword') : t('security.wrongCode'));
      form.getInputNode(field)?.focus();
      return true;
    },
  });
  return (
    <Dialog
      opened
      isForgetful
      onClose={() => onSettled(false)}
      title={t('security.confirmTitle')}
      zIndex={900}
      size="sm"
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('security.confirmText')}
          </Text>
          {field === 'password' ? (
            <OwnPassword input={form.getInputProps('password')} />
          ) : (
            <CodeField isRecovery={isRecovery} input={form.getInputProps(field)} />
          )}
          <FormTrouble trouble={trouble} isSaving={isSaving} />
          <Group justify="flex-end">
            {field !== 'password' && <OtherCode isRecovery={isRecovery} onChange={setRecovery} />}
            <Button variant="default" onClick={() => onSettled(false)}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('security.confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function OwnPassword({ input }: { readonly input: object }) {
  const { t } = useTranslation();
  return (
    <PasswordInput label={t('signIn.password')} autoComplete="current-password" data-autofocus {...input} />
  );
}
