import type { SecondFactor } from '@countinghouse/client';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Panel } from '../../../components/facts';
import { Instant } from '../../../components/instant';
import { LoadFault } from '../../../components/messages';
import { notifyDone, useNotifyProblem } from '../../../components/notify';
import '../../../i18n/security-texts';
import { RecoveryCodes, SecondFactorSetUp } from '../../../session/second-factor-set-up';

const KEY = keysOf('second-factor').all;

/** The second factor of the user: setting it up, new recovery codes, and turning it off. */
export function SecondFactorPanel() {
  const { t } = useTranslation();
  // They stay until they are stored, although the panel hears at once that the factor is on.
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.secondFactor.get({ signal }),
  });
  const stored = (): void => {
    setCodes(undefined);
    void refetch();
  };
  return (
    <Panel title={t('security.secondFactor')}>
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={60} />}
      {codes !== undefined && <RecoveryCodes codes={codes} onDone={stored} />}
      {codes === undefined && data?.is_on === true && <TurnedOn state={data} onNewCodes={setCodes} />}
      {codes === undefined && data?.is_on === false && <SecondFactorSetUp onTurnedOn={setCodes} />}
    </Panel>
  );
}

interface TurnedOnProps {
  readonly state: SecondFactor;
  readonly onNewCodes: (codes: readonly string[]) => void;
}

function TurnedOn({ state: { on_since, recovery_codes_left }, onNewCodes }: TurnedOnProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const notifyProblem = useNotifyProblem();
  const reload = (): void => void queryClient.invalidateQueries({ queryKey: KEY });
  const renew = useMutation({
    mutationFn: () => api.secondFactor.renewRecoveryCodes(),
    onSuccess: ({ recovery_codes }) => onNewCodes(recovery_codes),
    onError: notifyProblem,
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: () => api.secondFactor.remove(),
    onSuccess: () => notifyDone(t('security.turnedOff')),
    onError: notifyProblem,
    onSettled: reload,
  });
  return (
    <Stack gap="md">
      <Text size="sm">
        {t('security.isOn')} {on_since !== null && <Instant at={on_since} />} ·{' '}
        {t('security.codesLeft', { count: recovery_codes_left })}
      </Text>
      <Group>
        <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
          {t('security.newCodes')}
        </Button>
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('security.turnOff')}
        </Button>
      </Group>
    </Stack>
  );
}
