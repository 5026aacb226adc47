import type { LoginResult } from '@countinghouse/client';
import { Anchor, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageName } from '../../components/page-name';
import { beginSession } from '../../session/session-store';
import { SignInForm } from '../../session/sign-in-form';
import { Brand } from '../../shell/brand';
import { LanguageButtons, ThemeButtons } from './choice-buttons';
import { safePath } from './safe-path';
import classes from './sign-in-page.module.css';

interface SignInPageProps {
  /** Continues to the requested path. */
  readonly onSignedIn: (path: string) => void | Promise<void>;
}

/**
 * The sign-in page. It is shown before the panel is loaded, so it needs neither the router nor the cache of the API,
 * and the build limits what it loads (tools/weigh.mjs).
 */
export function SignInPage({ onSignedIn }: SignInPageProps) {
  const { t } = useTranslation();
  const enter = (result: LoginResult): void | Promise<void> => {
    beginSession(result);
    return onSignedIn(safePath(new URLSearchParams(location.search).get('redirect') ?? undefined));
  };
  return (
    <main className={classes.ground}>
      <div className={classes.column}>
        <Group justify="center" mb="lg">
          <Brand />
        </Group>
        <Paper withBorder shadow="xs" className={classes.card}>
          <header className={classes.header}>
            <PageName title={t('signIn.title')} />
            <Text c="dimmed" size="sm">
              {t('signIn.welcome')}
            </Text>
          </header>
          <SignInForm onSignedIn={enter}>
            <Anchor href="/reset-password" size="sm" ta="center">
              {t('signIn.forgot')}
            </Anchor>
            <Text size="xs" c="dimmed">
              {t('signIn.firstStart')}
            </Text>
          </SignInForm>
        </Paper>
        <div className={classes.preferences}>
          <LanguageButtons />
          <ThemeButtons />
        </div>
      </div>
    </main>
  );
}
