import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../i18n/security-texts';
import { RecoveryCodes, SecondFactorSetUp } from '../../session/second-factor-set-up';
import { setUpOnly } from '../../session/session-store';
import { useSession, useSignOut } from '../../session/use-session';
import { LinkPage } from './link-page';

/** For somebody whose organization requires a second factor: nothing else is possible before it is set up. */
export function RequiredSecondFactorPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  const [codes, setCodes] = useState<readonly string[]>();
  const organization = useSession()?.organization.name ?? '';
  const go = (): void => {
    setUpOnly(false);
    queryClient.clear();
    void navigate({ to: '/', replace: true });
  };
  return (
    <LinkPage title={t('security.secondFactor')} description={t('security.requiredText', { organization })}>
      <Stack gap="lg">
        {codes === undefined ? (
          <SecondFactorSetUp onTurnedOn={setCodes} />
        ) : (
          <RecoveryCodes codes={codes} onDone={go} />
        )}
        <Button variant="subtle" color="gray" onClick={signOut}>
          {t('shell.signOut')}
        </Button>
      </Stack>
    </LinkPage>
  );
}
