import type { User } from '@countinghouse/client';
import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPopover } from '../components/lazy-popover';
import { useSession } from '../session/use-session';
import classes from './account.module.css';
import { lazyPart } from '../components/lazy-part';

const AccountChoices = lazyPart(() => import('./account-choices'));

/** Shows the signed-in user; opens language, theme and signing out. */
export function Account() {
  const { t } = useTranslation();
  const session = useSession();
  if (session === undefined) return null;
  const { user, organization } = session;
  return (
    <LazyPopover
      label={t('shell.account')}
      position="top-start"
      width={260}
      button={(props) => (
        <UnstyledButton {...props} className={classes.button}>
          <VisuallyHidden>{t('shell.account')}</VisuallyHidden>
          <span className={classes.sign} aria-hidden>
            {initialsOf(nameOf(user))}
          </span>
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
      )}
    >
      <Suspense>
        <AccountChoices />
      </Suspense>
    </LazyPopover>
  );
}

/** Users of the first start may have no name yet. */
function nameOf({ name, email }: User): string {
  return name.trim() === '' ? email : name;
}

function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return (last === undefined ? first.slice(0, 2) : `${first.charAt(0)}${last.charAt(0)}`).toUpperCase();
}
