import type { Member } from '@countinghouse/client';
import { Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client';
import { keysOf } from '../../../api/query-keys';
import { Panel } from '../../../components/facts';
import { LoadFault } from '../../../components/messages';
import { useFormats } from '../../../i18n/formats';
import { useSession } from '../../../session/use-session';
import { LimitsDialog } from '../api-keys/limits-dialog';
import { LimitsText, memberUsageQuery } from '../api-keys/limits-text';
import { MemberDialog } from './member-dialog';
import { PersonLine } from './person-line';
import { QuestionDialog, type Question } from '../../../components/question-dialog';

/** The members, with changing their role, signing them out and removing them. */
export function MembersPanel() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState<Member>();
  const [question, setQuestion] = useState<Question>();
  const { data, error, refetch } = useQuery({
    queryKey: keysOf('members').all,
    queryFn: ({ signal }) => api.members.list({ signal }),
  });
  const askToSignOut = ({ id, name }: Member): void =>
    setQuestion({
      title: t('people.signOutTitle', { name }),
      text: t('people.signOutText'),
      confirm: t('people.signOut'),
      run: () => api.members.endSessions(id),
    });
  return (
    <Panel title={t('people.members')}>
      {error !== null && <LoadFault error={error} onRetry={() => void refetch()} />}
      <Stack component="ul" gap="md" p={0} m={0}>
        {data?.data.map((member) => (
          <PersonLine key={member.id} name={member.name} about={<AboutMember member={member} />}>
            <Button variant="default" size="compact-sm" onClick={() => setChanging(member)}>
              {t('people.changeRole')}
            </Button>
            <LimitsButton member={member} />
            <Button variant="default" size="compact-sm" onClick={() => askToSignOut(member)}>
              {t('people.signOut')}
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => setQuestion(removalOf(member, t))}>
              {t('people.remove')}
            </Button>
          </PersonLine>
        ))}
      </Stack>
      <MemberDialog member={changing} onClose={() => setChanging(undefined)} />
      <QuestionDialog
        question={question}
        onClose={() => setQuestion(undefined)}
        onSettled={() => queryClient.invalidateQueries({ queryKey: keysOf('members').all })}
      />
    </Panel>
  );
}

/** Changes the limits of a member: of no owner, and not one's own. */
function LimitsButton({ member }: { member: Member }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const me = useSession()?.user.id;
  if (member.role === 'owner' || member.id === me) return null;
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {t('apiKeys.limits')}
      </Button>
      <LimitsDialog
        noun="members"
        text={t('people.limitsText')}
        limited={isOpen ? member : undefined}
        save={({ id, version }, limits) => api.members.updateLimits(id, limits, { ifVersion: version })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Asks before a member is removed, and whether the keys that the member made end, too. */
function removalOf({ id, name, version }: Member, t: TFunction): Question {
  return {
    title: t('people.removeTitle', { name }),
    text: t('people.removeText'),
    confirm: t('people.remove'),
    option: t('people.removeKeys'),
    run: (revokesKeys) =>
      api.members.remove(id, { api_keys: revokesKeys ? 'revoke' : 'keep' }, { ifVersion: version }),
  };
}

function AboutMember({ member: { id, email, role, expires_at, limits } }: { member: Member }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const end = expires_at === null ? [] : [t('people.untilDay', { day: formats.dayOf(expires_at) })];
  return (
    <>
      {[email, t(`profile.role_${role}`), ...end].join(' · ')}
      <LimitsText limits={limits} usage={memberUsageQuery(id)} />
    </>
  );
}
