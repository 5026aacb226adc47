import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { Panel } from '../../../components/facts';
import { useNotifyProblem } from '../../../components/notify';
import { saveFile } from '../../../components/save-file';
import { lazyPart } from '../../../components/lazy-part';
import { endSession } from '../../../session/session-store';

const DeleteAccount = lazyPart(() => import('./delete-account-dialog'));

/** A copy of what is stored of the user, and the end of the account. */
export function OwnDataPanel() {
  const { t } = useTranslation();
  const notifyProblem = useNotifyProblem();
  const [isAsking, setAsking] = useState<boolean>();
  const end = useEnd();
  const download = useMutation({
    mutationFn: () => api.users.myPersonalData(),
    onSuccess: (content) => saveFile(content, 'personal-data.zip'),
    onError: notifyProblem,
  });
  return (
    <Panel title={t('account.data')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('account.dataText')}
        </Text>
        <Group>
          <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
            {t('account.download')}
          </Button>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('account.delete')}
          </Button>
        </Group>
      </Stack>
      {isAsking !== undefined && (
        <DeleteAccount isOpen={isAsking} onClose={() => setAsking(false)} onDeleted={end} />
      )}
    </Panel>
  );
}

/** The session has ended at the service, so there is nothing to sign out of. */
function useEnd(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    endSession();
    queryClient.clear();
    void navigate({ to: '/sign-in', replace: true });
  };
}
