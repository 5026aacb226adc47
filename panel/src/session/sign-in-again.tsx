import { Button, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { beginSession } from './session-store';
import { SignInForm } from './sign-in-form';
import { useSessionState, useSignOut } from './use-session';

/**
 * Shown above the page when the session has expired. The page stays as it is, with everything typed into it, and so do
 * the books: what waits to be sent must not arrive in those of another organization.
 */
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
        {t('signIn.expiredText', { organization: session?.organization.name })}
      </Text>
      {session !== undefined && (
        <SignInForm email={session.user.email} organization={session.organization} onSignedIn={beginSession}>
          <Button variant="subtle" color="gray" onClick={signOut}>
            {t('signIn.otherUser')}
          </Button>
        </SignInForm>
      )}
    </Modal>
  );
}
