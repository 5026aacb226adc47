import { Button, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { beginSession } from './session-store';
import { SignInForm } from './sign-in-form';
import { useSessionState, useSignOut } from './use-session';

/** Shown above the page when the session has expired. The page stays as it is, with everything typed into it. */
export default function SignInAgain() {
  const { t } = useTranslation();
  const { session, isExpired } = useSessionState();
  const signOut = useSignOut();
  return (
    <Modal
      opened={isExpired && session !== undefined}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('signIn.expiredTitle')}
      zIndex={1_000}
      size="sm"
    >
      <Text size="sm" c="dimmed" mb="md">
        {t('signIn.expiredText')}
      </Text>
      {session !== undefined && (
        <SignInForm email={session.user.email} onSignedIn={beginSession}>
          <Button variant="subtle" color="gray" onClick={signOut}>
            {t('signIn.otherUser')}
          </Button>
        </SignInForm>
      )}
    </Modal>
  );
}
