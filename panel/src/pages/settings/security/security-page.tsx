import type { Security } from '@countinghouse/client';
import { Button, Group, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Panel } from '../../../components/facts';
import { LoadFault } from '../../../components/messages';
import { notifyDone, useNotifyProblem } from '../../../components/notify';
import { PageHeader } from '../../../components/page-header';
import { useManages } from '../../../session/use-session';

const KEY = keysOf('security').all;
const REQUIREMENTS = ['nobody', 'managers', 'everybody'] as const;

/** What the organization requires of those who sign in. */
export function SecurityPage() {
  const { t } = useTranslation();
  const manages = useManages();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.security.get({ signal }),
    enabled: manages,
  });
  return (
    <>
      <PageHeader title={t('security.title')} description={t('security.intro')} />
      {!manages && <Text>{t('people.notManager')}</Text>}
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {manages && data === undefined && error === null && <Skeleton height={160} radius="lg" />}
      {data !== undefined && <RequirementPanel security={data} />}
    </>
  );
}

function RequirementPanel({ security: { require_second_factor } }: { security: Security }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const notifyProblem = useNotifyProblem();
  const [wanted, want] = useState<string>(require_second_factor);
  const save = useMutation({
    mutationFn: () => api.security.update({ require_second_factor: wanted as 'nobody' }),
    onSuccess: () => notifyDone(t('security.saved')),
    onError: notifyProblem,
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <Panel title={t('security.secondFactor')}>
      <Stack gap="md">
        <Radio.Group label={t('security.requirement')} value={wanted} onChange={want}>
          <Stack gap="xs" mt="xs">
            {REQUIREMENTS.map((of) => (
              <Radio key={of} value={of} label={t(`security.require_${of}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          {t('security.requirementText')}
        </Text>
        <Group>
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {t('common.save')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
