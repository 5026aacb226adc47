import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { notifyDone } from '../../components/notify';
import { FormTrouble } from '../../forms/form-trouble';
import { useSave } from '../../forms/use-save';
import '../../i18n/account-texts';
import { beginSession, userChanged } from '../../session/session-store';
import { SignInForm } from '../../session/sign-in-form';
import { useSession } from '../../session/use-session';
import { LinkPage, tokenInAddress } from './link-page';

/** Takes a new address by the link that was sent to it. Whoever is not signed in signs in first. */
export function ConfirmAddressPage() {
  const { t } = useTranslation();
  const session = useSession();
  const [token] = useState(tokenInAddress);
  if (token === '') return <LinkPage title={t('account.confirmTitle')}>{t('account.noToken')}</LinkPage>;
  return (
    <LinkPage title={t('account.confirmTitle')} description={t('account.confirmText')}>
      {session === undefined ? (
        <Stack gap="md">
          <Text size="sm">{t('account.signInFirst')}</Text>
          <SignInForm onSignedIn={beginSession} />
        </Stack>
      ) : (
        <Confirmation token={token} email={session.user.email} />
      )}
    </LinkPage>
  );
}

function Confirmation({ token, email }: { readonly token: string; readonly email: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useForm({ initialValues: {} });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: () => api.users.confirmEmail({ token }),
    onSaved: (profile) => {
      userChanged(profile);
      notifyDone(t('account.addressSaved'));
      void navigate({ to: '/settings/profile', replace: true });
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('account.signedInAs', { email })}</Text>
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Button type="submit" fullWidth loading={isSaving} autoFocus>
          {t('account.confirm')}
        </Button>
      </Stack>
    </form>
  );
}
