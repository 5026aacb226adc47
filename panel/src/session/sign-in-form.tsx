import type { LoginResult, OrganizationSummary } from '@countinghouse/client';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../i18n/problem-texts';
import classes from './sign-in-form.module.css';
import { useSignIn } from './use-sign-in';
import { lazyPart } from '../components/lazy-part';

/** Loaded only for those who have a second factor. */
const SecondStep = lazyPart(async () => (await import('./second-step')).loadSecondStep());

interface SignInFormProps {
  /** The e-mail address of the user, if it is fixed. */
  readonly email?: string;
  /** The organization to work in, if it is fixed. */
  readonly organization?: OrganizationSummary;
  /** The form waits until this is done, and shows its problem. */
  readonly onSignedIn: (result: LoginResult) => void | Promise<void>;
  /** Placed below the button. */
  readonly children?: ReactNode;
}

/** E-mail address and password. Shows why they were refused, and counts down while attempts are delayed. */
export function SignInForm({ email, organization, onSignedIn, children }: SignInFormProps) {
  const { t } = useTranslation();
  const signIn = useSignIn({ email: email ?? '', organizationId: organization?.id }, onSignedIn);
  const { form, fieldOf, submit, isPending, problem, waitSeconds, challenge, beginAgain } = signIn;
  if (challenge !== undefined) {
    return (
      <Suspense>
        <SecondStep challenge={challenge} onSignedIn={onSignedIn} onBack={beginAgain} />
      </Suspense>
    );
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        {problem !== undefined && (
          <p className={classes.problem} role="alert">
            {organization !== undefined && problem.code === 'invalid_credentials'
              ? t('signIn.refusedThere', { organization: organization.name })
              : problemText(t, problem)}
          </p>
        )}
        <TextInput
          label={t('signIn.email')}
          type="email"
          autoComplete="username"
          readOnly={email !== undefined}
          data-autofocus={email === undefined || undefined}
          autoFocus={email === undefined}
          {...fieldOf('email')}
        />
        <PasswordInput
          label={t('signIn.password')}
          autoComplete="current-password"
          data-autofocus={email !== undefined || undefined}
          {...fieldOf('password')}
        />
        <Button type="submit" fullWidth loading={isPending} data-disabled={waitSeconds > 0 || undefined}>
          {waitSeconds > 0 ? t('signIn.waitButton', { seconds: waitSeconds }) : t('signIn.submit')}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
