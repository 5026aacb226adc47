import type { CreatedInvitation, Invitation } from '@countinghouse/client';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Dialog } from '../../../components/dialog';
import { Panel } from '../../../components/facts';
import { LoadFault } from '../../../components/messages';
import { useNotifyProblem } from '../../../components/notify';
import { useFormats } from '../../../i18n/formats';
import { InvitationLink } from './invite-dialog';
import { PersonLine } from './person-line';
import { QuestionDialog, type Question } from '../../../components/question-dialog';

/** The invitations that are open, with another link and revoking. */
export function InvitationsPanel() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const notifyProblem = useNotifyProblem();
  const [made, setMade] = useState<CreatedInvitation>();
  const [question, setQuestion] = useState<Question>();
  const { data, error, refetch } = useQuery({
    queryKey: keysOf('invitations').all,
    queryFn: async ({ signal }) => api.invitations.list({ limit: 100 }, { signal }),
  });
  const resend = useMutation({
    mutationFn: ({ id }: Invitation) => api.invitations.resend(id),
    onSuccess: setMade,
    onError: notifyProblem,
  });
  const askToRevoke = ({ id, email }: Invitation): void =>
    setQuestion({
      title: t('people.revokeTitle', { email }),
      text: t('people.revokeText'),
      confirm: t('people.revoke'),
      run: () => api.invitations.revoke(id),
    });
  const open = data?.data.filter(
    ({ accepted_at, revoked_at }) => accepted_at === null && revoked_at === null,
  );
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keysOf('invitations').all });
  const closeLink = (): void => {
    setMade(undefined);
    void refresh();
  };
  return (
    <Panel title={t('people.invitations')}>
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      <InvitationLines invitations={open} onResend={resend.mutate} onRevoke={askToRevoke} />
      <Dialog opened={made !== undefined} onClose={closeLink} title={t('people.newLink')} size="lg">
        {made !== undefined && <InvitationLink made={made} onDone={closeLink} />}
      </Dialog>
      <QuestionDialog question={question} onClose={() => setQuestion(undefined)} onSettled={refresh} />
    </Panel>
  );
}

interface InvitationLinesProps {
  /** Undefined while they are loaded. */
  readonly invitations: readonly Invitation[] | undefined;
  readonly onResend: (invitation: Invitation) => void;
  readonly onRevoke: (invitation: Invitation) => void;
}

function InvitationLines({ invitations, onResend, onRevoke }: InvitationLinesProps) {
  const { t } = useTranslation();
  if (invitations?.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('people.noInvitations')}
      </Text>
    );
  }
  return (
    <Stack component="ul" gap="md" p={0} m={0}>
      {invitations?.map((one) => (
        <PersonLine key={one.id} name={one.email} about={<AboutInvitation invitation={one} />}>
          <Button variant="default" size="compact-sm" onClick={() => onResend(one)}>
            {t('people.newLink')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => onRevoke(one)}>
            {t('people.revoke')}
          </Button>
        </PersonLine>
      ))}
    </Stack>
  );
}

function AboutInvitation({ invitation: { role, expires_at } }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return `${t(`profile.role_${role}`)} · ${t('people.linkUntil', { day: formats.dayOf(expires_at) })}`;
}
