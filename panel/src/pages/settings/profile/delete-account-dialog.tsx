import { CountinghouseError } from '@countinghouse/client';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Dialog } from '../../../components/dialog';
import { ProblemFacts } from '../../../components/notify';
import { ProblemAlert } from '../../../components/problem-alert';

interface DeleteAccountDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called after success: the session has ended. */
  readonly onDeleted: () => void;
}

/** Says what ends with the account, and deletes it. */
export default function DeleteAccountDialog({ isOpen, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const organizations = useQuery({
    queryKey: keysOf('organizations').all,
    queryFn: ({ signal }) => api.organizations.list({ signal }),
  });
  const deleting = useMutation({ mutationFn: () => api.users.deleteMe(), onSuccess: onDeleted });
  const { error } = deleting;
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('account.deleteTitle')} size="lg">
      <Stack gap="md">
        <Text size="sm">{t('account.deleteText')}</Text>
        <Text size="sm">{t('account.leaves')}</Text>
        <List size="sm">
          {organizations.data?.data.map(({ id, name, role }) => (
            <List.Item key={id}>
              {name} ({t(`profile.role_${role}`)})
            </List.Item>
          ))}
        </List>
        <Text size="sm">{t('account.keysGoOn')}</Text>
        <Text size="sm" fw={600}>
          {t('account.forGood')}
        </Text>
        {error instanceof CountinghouseError && (
          <ProblemAlert problem={error}>
            <ProblemFacts problem={error} />
          </ProblemAlert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button color="red" loading={deleting.isPending} onClick={() => deleting.mutate()}>
            {t('account.deleteConfirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
