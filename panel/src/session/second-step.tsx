import type { LoginResult } from '@countinghouse/client';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicApi } from '../api/client';
import { FormTrouble } from '../forms/form-trouble';
import { useSave } from '../forms/use-save';
import { CodeField, OtherCode } from './code-field';

interface SecondStepProps {
  readonly challenge: string;
  readonly onSignedIn: (result: LoginResult) => void;
  readonly onBack: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export default function SecondStep({ challenge, onSignedIn, onBack }: SecondStepProps) {
  const { t } = useTranslation();
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({ initialValues: { code: '', recovery_code: '' } });
  const field = isRecovery ? 'recovery_code' : 'code';
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values) => publicApi.auth.loginSecondFactor({ challenge, [field]: values[field] }),
    onSaved: onSignedIn,
    onProblem: ({ code }) => {
      if (code !== 'invalid_code') return false;
      form.setFieldValue(field, '');
      form.setFieldError(field, t('security.wrongCode'));
      form.getInputNode(field)?.focus();
      return true;
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <CodeField isRecovery={isRecovery} input={form.getInputProps(field)} />
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Button type="submit" fullWidth loading={isSaving}>
          {t('signIn.submit')}
        </Button>
        <OtherCode isRecovery={isRecovery} onChange={setRecovery} />
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t('security.beginAgain')}
        </Button>
      </Stack>
    </form>
  );
}
