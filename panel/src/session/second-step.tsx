import type { LoginResult } from '@countinghouse/client';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicApi } from '../api/client';
import { FormTrouble } from '../forms/form-trouble';
import { useSave } from '../forms/use-save';
import { addLoaders } from '../i18n/i18n';
import { panelTexts } from '../i18n/panel-texts';
import { newQueryClient } from '../query-client';
import { CodeField, OtherCode } from './code-field';

interface SecondStepProps {
  readonly challenge: string;
  readonly onSignedIn: (result: LoginResult) => void | Promise<void>;
  readonly onBack: () => void;
}

/** Loads the second step of signing in, with the texts of forms. */
export async function loadSecondStep() {
  await addLoaders(panelTexts);
  return { default: SecondStep };
}

/** A step that brings what forms need, because the sign-in page does without. */
function SecondStep(props: SecondStepProps) {
  const [queryClient] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <CodeForm {...props} />
    </QueryClientProvider>
  );
}

/** Asks for a code of the authenticator app, or a recovery code. */
function CodeForm({ challenge, onSignedIn, onBack }: SecondStepProps) {
  const { t } = useTranslation();
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({ initialValues: { code: '', recovery_code: '' } });
  const field = isRecovery ? 'recovery_code' : 'code';
  const { submit, isSaving, trouble } = useSave({
    form,
    save: async (values) =>
      onSignedIn(await publicApi.auth.loginSecondFactor({ challenge, [field]: values[field] })),
    onSaved: () => undefined,
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
