import type { Profile } from '@countinghouse/client';
import { Alert, Button, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Panel } from '../../../components/facts';
import { LoadFault } from '../../../components/messages';
import { notifyDone } from '../../../components/notify';
import { FormTrouble } from '../../../forms/form-trouble';
import { useSave } from '../../../forms/use-save';
import { userChanged } from '../../../session/session-store';

const KEY = ['me', 'profile'];

/** The name and the address of the user, which hold in all organizations. */
export function AccountPanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.users.me({ signal }),
  });
  return (
    <Panel title={t('account.title')}>
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={160} />}
      {data !== undefined && (
        <Stack gap="xl" maw={420}>
          <NameForm profile={data} />
          <AddressForm profile={data} />
        </Stack>
      )}
    </Panel>
  );
}

/** Shows what the service has stored, here and in the frame of the page. */
function useStored(): (profile: Profile) => void {
  const queryClient = useQueryClient();
  return (profile) => {
    queryClient.setQueryData(KEY, profile);
    userChanged(profile);
    void queryClient.invalidateQueries({ queryKey: keysOf('me').all });
  };
}

function NameForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const stored = useStored();
  const form = useForm({ initialValues: { name: profile.name } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values) => api.users.updateMe(values),
    onSaved: (saved) => {
      stored(saved);
      notifyDone(t('account.nameSaved'));
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('common.name')}
          description={t('account.nameText')}
          autoComplete="name"
          {...form.getInputProps('name')}
        />
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Group>
          <Button type="submit" loading={isSaving}>
            {t('account.saveName')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function AddressForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const stored = useStored();
  const form = useForm({ initialValues: { email: profile.email } });
  const { submit, isSaving, trouble } = useSave({
    form,
    save: (values) => api.users.changeEmail(values),
    onSaved: (saved) => {
      stored(saved);
      form.setFieldValue('email', saved.pending_email ?? saved.email);
      if (saved.pending_email === null) notifyDone(t('account.addressSaved'));
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('account.address')}
          description={t('account.addressText')}
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        {profile.pending_email !== null && (
          <Alert role="status" color="blue" title={t('account.pending', { email: profile.pending_email })}>
            {t('account.pendingText', { email: profile.email })}
          </Alert>
        )}
        <FormTrouble trouble={trouble} isSaving={isSaving} />
        <Group>
          <Button type="submit" variant="default" loading={isSaving}>
            {t('account.changeAddress')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
