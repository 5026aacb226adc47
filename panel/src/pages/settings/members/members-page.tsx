import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Panels } from '../../../components/facts';
import { Message } from '../../../components/messages';
import { PageHeader } from '../../../components/page-header';
import '../../../i18n/people-texts';
import { useManages } from '../../../session/use-session';
import { InvitationsPanel } from './invitations-panel';
import { InviteDialog } from './invite-dialog';
import { MembersPanel } from './members-panel';

/** Who works in the organization, for those who manage it. */
export function MembersPage() {
  const { t } = useTranslation();
  const manages = useManages();
  const [isInviting, { open, close }] = useDisclosure(false);
  const invite = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
      {t('people.invite')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('people.members')} description={t('people.intro')} actions={manages && invite} />
      {manages ? (
        <Panels>
          <MembersPanel />
          <InvitationsPanel />
        </Panels>
      ) : (
        <Message icon={IconLock} title={t('problems.insufficient_scope')}>
          {t('people.notManager')}
        </Message>
      )}
      <InviteDialog isOpen={isInviting} onClose={close} />
    </>
  );
}
