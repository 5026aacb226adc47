import type { Session } from '@countinghouse/client';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Panel } from '../../../components/facts';
import { deviceName } from '../../../components/device-name';
import { Instant } from '../../../components/instant';
import { LoadFault } from '../../../components/messages';
import { useNotifyProblem } from '../../../components/notify';

/** Where the user is signed in, in every organization, and ending that elsewhere. */
export function SessionsPanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: keysOf('sessions').all,
    queryFn: ({ signal }) => api.auth.listSessions({ signal }),
  });
  const end = useEnding((id: string) => api.auth.endSession(id));
  const endOthers = useEnding(() => api.auth.endOtherSessions());
  const sessions = data?.data ?? [];
  return (
    <Panel title={t('people.sessions')}>
      <Stack gap="md">
        {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
        <Stack component="ul" gap="sm" p={0} m={0}>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
          ))}
        </Stack>
        {sessions.length > 1 && (
          <Group>
            <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate('')}>
              {t('people.endOthers')}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

function useEnding(run: (id: string) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const notifyProblem = useNotifyProblem();
  return useMutation({
    mutationFn: run,
    onError: notifyProblem,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysOf('sessions').all }),
  });
}

function SessionLine({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useTranslation();
  const { user_agent, last_ip, organization, current, last_used_at } = session;
  const device = user_agent === null ? t('people.unknownDevice') : deviceName(user_agent);
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <div>
        <Text size="sm" fw={550} lineClamp={1} title={user_agent ?? undefined}>
          {device}
        </Text>
        <Text size="xs" c="dimmed">
          {organization.name} · {last_ip ?? ''} · <Instant at={last_used_at} isRelative />
        </Text>
      </div>
      {current ? (
        <Badge variant="light" flex="none">
          {t('people.thisSession')}
        </Badge>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          flex="none"
          onClick={onEnd}
          aria-label={t('people.endSession', { device })}
        >
          {t('people.end')}
        </Button>
      )}
    </Group>
  );
}
