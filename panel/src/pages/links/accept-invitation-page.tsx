import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicApi } from '../../api/client';
import { FormTrouble } from '../../forms/form-trouble';
import { useSave } from '../../forms/use-save';
import { withoutBlanks } from '../../forms/without-blanks';
import '../../i18n/people-texts';
import { beginSession } from '../../session/session-store';
import { LinkPage, tokenInAddress } from './link-page';

/** Accepts an invitation, and signs in to its organization. */
export function AcceptInvitationPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [token] = useState(tokenInAddress);
  const form = useForm({ initialValues: { name: '', password: '' } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: async ({ name, password }) => {
      const body = { token, password, ...withoutBlanks({ name }) };
      const { email, organization } = await publicApi.invitations.accept(body);
      return publicApi.auth.login({ email, password, organization_id: organization.id });
    },
    onSaved: (result) => {
      queryClient.clear();
      beginSession(result);
      void navigate({ to: '/', replace: true });
    },
    onProblem: ({ code }) => {
      // The invitation is accepted by then. Signing in asks for the code.
      if (code === 'second_factor_required') void navigate({ to: '/sign-in', replace: true });
      return code === 'second_factor_required';
    },
  });
  return (
    <LinkPage title={t('people.acceptTitle')} description={t('people.acceptText')}>
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
    </LinkPage>
  );
}
