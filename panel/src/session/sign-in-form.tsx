import type { LoginResult } from '@countinghouse/client';
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../i18n/problem-texts';
import { useSignIn } from './use-sign-in';

interface SignInFormProps {
  /** Whose password is asked for, when that is settled already. */
  readonly email?: string;
  readonly onSignedIn: (result: LoginResult) => void;
  /** Stands below the button. */
  readonly children?: ReactNode;
}

/** E-mail address and password. Says plainly why they were not taken, and counts down while tries are slowed. */
export function SignInForm({ email, onSignedIn, children }: SignInFormProps) {
  const { t } = useTranslation();
  const form = useForm({ initialValues: { email: email ?? '', password: '' } });
  const { submit, isPending, problem, waitSeconds } = useSignIn(form, onSignedIn);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {problem !== undefined && (
          <Alert color="red" variant="light" icon={<IconAlertCircle size={18} />} role="alert">
            {problemText(t, problem)}
          </Alert>
        )}
        <TextInput
          label={t('signIn.email')}
          type="email"
          name="email"
          autoComplete="username"
          readOnly={email !== undefined}
          data-autofocus={email === undefined || undefined}
          autoFocus={email === undefined}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          data-autofocus={email !== undefined || undefined}
          {...form.getInputProps('password')}
        />
        <Button type="submit" fullWidth loading={isPending} data-disabled={waitSeconds > 0 || undefined}>
          {waitSeconds > 0 ? t('signIn.waitButton', { seconds: waitSeconds }) : t('signIn.submit')}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
