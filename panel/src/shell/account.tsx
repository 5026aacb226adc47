import type { User } from '@countinghouse/client';
import { Avatar, Button, Divider, Popover, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconLogout, IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession, useSignOut } from '../session/use-session';
import classes from './account.module.css';
import { Preferences } from './preferences';

/** Who is signed in; opens language, theme and the way out. */
export function Account() {
  const { t } = useTranslation();
  const session = useSession();
  const signOut = useSignOut();
  if (session === undefined) return null;
  const { user, organization } = session;
  return (
    <Popover position="top-start" width={260} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <UnstyledButton className={classes.button}>
          <VisuallyHidden>{t('shell.account')}</VisuallyHidden>
          <Avatar size={32} radius="xl" name={nameOf(user)} color="pine" aria-hidden />
          <span className={classes.names}>
            <Text component="span" size="sm" fw={550} truncate>
              {nameOf(user)}
            </Text>
            <Text component="span" size="xs" c="dimmed" truncate>
              {organization.name}
            </Text>
          </span>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('shell.account')}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed" truncate>
            {user.email}
          </Text>
          <Preferences />
          <Divider />
          <Button variant="default" leftSection={<IconLogout size={16} aria-hidden />} onClick={signOut}>
            {t('shell.signOut')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Users of the first start may have no name yet. */
function nameOf({ name, email }: User): string {
  return name.trim() === '' ? email : name;
}
