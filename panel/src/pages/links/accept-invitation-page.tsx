import type { LoginResult } from '@countinghouse/client';
import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, publicApi } from '../../api/client';
import { FormTrouble } from '../../forms/form-trouble';
import { useSave } from '../../forms/use-save';
import { withoutBlanks } from '../../forms/without-blanks';
import '../../i18n/people-texts';
import { beginSession } from '../../session/session-store';
import { useSession } from '../../session/use-session';
import { LinkPage, tokenInAddress } from './link-page';

/** Accepts an invitation, and works in its organization: with the open session, or with a password. */
export function AcceptInvitationPage() {
  const { t } = useTranslation();
  const session = useSession();
  const [token] = useState(tokenInAddress);
  const [isOther, setOther] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [wrongEmail, setWrongEmail] = useState<string>();
  const refuse = (email: string): void => {
    setWrongEmail(email);
    setOther(true);
  };
  return (
    <LinkPage title={t('people.acceptTitle')} description={isUsed ? undefined : t('people.acceptText')}>
      {wrongEmail !== undefined && (
        <Alert role="alert" mb="md" color="yellow" title={t('people.joinWrong', { email: wrongEmail })} />
      )}
      {isUsed ? (
        <UsedLink isSignedIn={session !== undefined} />
      ) : session === undefined || isOther ? (
        <WithPassword token={token} onUsed={() => setUsed(true)} />
      ) : (
        <WithSession
          token={token}
          email={session.user.email}
          onOther={() => setOther(true)}
          onWrong={refuse}
          onUsed={() => setUsed(true)}
        />
      )}
    </LinkPage>
  );
}

interface WithSessionProps {
  readonly token: string;
  readonly email: string;
  /** The user wants to accept as somebody else. */
  readonly onOther: () => void;
  /** The invitation is for somebody else. */
  readonly onWrong: (email: string) => void;
  /** The link has done its work or has ended. */
  readonly onUsed: () => void;
}

/** Often it is one's own link that was opened once more: signing in is what remains to be done. */
function UsedLink({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Alert role="alert" color="yellow" title={t('people.usedLink')}>
        {t('people.usedLinkText')}
      </Alert>
      <Button
        fullWidth
        renderRoot={(props) => <Link to={isSignedIn ? '/' : '/sign-in'} replace {...props} />}
      >
        {isSignedIn ? t('people.toBooks') : t('signIn.submit')}
      </Button>
    </Stack>
  );
}

function WithSession({ token, email, onOther, onWrong, onUsed }: WithSessionProps) {
  const { t } = useTranslation();
  const begin = useBegin();
  const form = useForm({ initialValues: {} });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: async () => {
      const { organization } = await api.invitations.join({ token });
      return api.auth.switchOrganization({ organization_id: organization.id });
    },
    onSaved: begin,
    onProblem: ({ code }) => {
      if (code === 'other_account') onWrong(email);
      if (code === 'link_not_valid') onUsed();
      return code === 'other_account' || code === 'link_not_valid';
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('people.joinText', { email })}</Text>
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Button type="submit" fullWidth loading={isSaving} autoFocus>
          {t('people.join')}
        </Button>
        <Button variant="default" fullWidth onClick={onOther}>
          {t('people.joinOther')}
        </Button>
      </Stack>
    </form>
  );
}

function WithPassword({ token, onUsed }: Pick<WithSessionProps, 'token' | 'onUsed'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const begin = useBegin();
  const form = useForm({ initialValues: { name: '', password: '' } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: async ({ name, password }) => {
      const body = { token, password, ...withoutBlanks({ name }) };
      const { email, organization } = await publicApi.invitations.accept(body);
      return publicApi.auth.login({ email, password, organization_id: organization.id });
    },
    onSaved: begin,
    onProblem: ({ code }) => {
      // The invitation is accepted by then. Signing in asks for the code.
      if (code === 'second_factor_required') void navigate({ to: '/sign-in', replace: true });
      if (code === 'link_not_valid') onUsed();
      return code === 'second_factor_required' || code === 'link_not_valid';
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('common.name')}
          description={t('people.acceptName')}
          autoComplete="name"
          autoFocus
          {...form.getInputProps('name')}
        />
        <PasswordInput
          label={t('signIn.password')}
          description={t('people.acceptPassword')}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Button type="submit" fullWidth loading={isSaving}>
          {t('people.accept')}
        </Button>
      </Stack>
    </form>
  );
}

/** Works with a new session from now on. */
function useBegin(): (result: LoginResult) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (result) => {
    queryClient.clear();
    beginSession(result);
    void navigate({ to: '/', replace: true });
  };
}
