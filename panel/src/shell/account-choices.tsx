import { Button, Divider, Stack, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession, useSignOut } from '../session/use-session';
import { OrganizationChoice } from './organization-choice';
import { Preferences } from './preferences';

/** Other organizations, language, theme and signing out. */
export default function AccountChoices() {
  const { t } = useTranslation();
  const session = useSession();
  const signOut = useSignOut();
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed" truncate>
        {session?.user.email}
      </Text>
      <OrganizationChoice />
      <Divider />
      <Preferences />
      <Divider />
      <Button variant="default" leftSection={<IconLogout size={16} aria-hidden />} onClick={signOut}>
        {t('shell.signOut')}
      </Button>
    </Stack>
  );
}
