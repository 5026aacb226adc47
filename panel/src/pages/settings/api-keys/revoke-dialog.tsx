import type { ApiKey } from '@countinghouse/client';
import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Dialog } from '../../../components/dialog';
import { notifyDone, useNotifyProblem } from '../../../components/notify';

interface RevokeDialogProps {
  /** The key to revoke; undefined while the dialog is closed. */
  readonly apiKey: ApiKey | undefined;
  readonly onClose: () => void;
}

/** Asks before a key is revoked, and names it. */
export function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const notifyProblem = useNotifyProblem();
  const revoke = useMutation({
    mutationFn: ({ id }: ApiKey) => api.apiKeys.revoke(id),
    onSuccess: (_, { name }) => notifyDone(t('apiKeys.revokedNotice', { name })),
    onError: notifyProblem,
    onSettled: () => {
      onClose();
      return queryClient.invalidateQueries({ queryKey: keysOf('api-keys').all });
    },
  });
  return (
    <Dialog
      opened={apiKey !== undefined}
      onClose={onClose}
      title={t('apiKeys.revokeTitle', { name: apiKey?.name ?? '' })}
    >
      <Text size="sm">{t('apiKeys.revokeText')}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button
          color="red"
          loading={revoke.isPending}
          onClick={() => {
            if (apiKey !== undefined) revoke.mutate(apiKey);
          }}
        >
          {t('apiKeys.revokeConfirm')}
        </Button>
      </Group>
    </Dialog>
  );
}
