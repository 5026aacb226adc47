import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Panel } from '../../../components/facts';
import { notifyDone } from '../../../components/notify';
import { FormTrouble } from '../../../forms/form-trouble';
import { useSave } from '../../../forms/use-save';

const empty = { current_password: '', new_password: '' };

/** Changing the password, which ends all other sessions of the user. */
export function PasswordPanel() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: empty });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values) => api.auth.changePassword(values),
    onSaved: () => {
      form.reset();
      notifyDone(t('people.passwordChanged'));
      void queryClient.invalidateQueries({ queryKey: keysOf('sessions').all });
    },
    onProblem: ({ code }) => {
      if (code !== 'invalid_credentials') return false;
      form.setFieldError('current_password', t('people.passwordWrong'));
      form.getInputNode('current_password')?.focus();
      return true;
    },
  });
  return (
    <Panel title={t('people.password')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw={420}>
          <PasswordInput
            label={t('people.currentPassword')}
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
          <PasswordInput
            label={t('people.newPassword')}
            description={t('people.passwordRule')}
            autoComplete="new-password"
            {...form.getInputProps('new_password')}
          />
          <FormTrouble trouble={trouble} isSaving={isSaving} />
          <Group>
            <Button type="submit" loading={isSaving}>
              {t('people.changePassword')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
