import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicApi } from '../../api/client';
import { notifyDone } from '../../components/notify';
import { FormTrouble } from '../../forms/form-trouble';
import { useSave } from '../../forms/use-save';
import '../../i18n/people-texts';
import { LinkPage, tokenInAddress } from './link-page';

/** Sets a new password by a link, and without one asks for it. */
export function ResetPasswordPage() {
  const [token] = useState(tokenInAddress);
  return token === '' ? <AskForLink /> : <NewPassword token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useForm({ initialValues: { password: '' } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: ({ password }) => publicApi.auth.resetPassword({ token, password }),
    onSaved: () => {
      notifyDone(t('people.passwordChanged'));
      void navigate({ to: '/sign-in', replace: true });
    },
  });
  return (
    <LinkPage title={t('people.newPassword')} description={t('people.resetText')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <PasswordInput
            label={t('people.newPassword')}
            description={t('people.passwordRule')}
            autoComplete="new-password"
            autoFocus
            {...form.getInputProps('password')}
          />
          <FormTrouble trouble={trouble} isSaving={isSaving} />
          <Button type="submit" fullWidth loading={isSaving}>
            {t('people.changePassword')}
          </Button>
        </Stack>
      </form>
    </LinkPage>
  );
}

function AskForLink() {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const form = useForm({ initialValues: { email: '' } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values) => publicApi.auth.requestPasswordReset(values),
    onSaved: () => setAsked(true),
  });
  return (
    <LinkPage title={t('people.forgotTitle')} description={t('people.forgotText')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {isAsked ? (
            <Text size="sm" role="status">
              {t('people.asked')}
            </Text>
          ) : (
            <>
              <TextInput
                label={t('signIn.email')}
                type="email"
                autoComplete="username"
                autoFocus
                {...form.getInputProps('email')}
              />
              <FormTrouble trouble={trouble} isSaving={isSaving} />
              <Button type="submit" fullWidth loading={isSaving}>
                {t('people.askForLink')}
              </Button>
            </>
          )}
          <Button variant="subtle" color="gray" renderRoot={(props) => <Link to="/sign-in" {...props} />}>
            {t('people.toSignIn')}
          </Button>
        </Stack>
      </form>
    </LinkPage>
  );
}
