import type { LoginResult } from '@countinghouse/client';
import { Anchor, Group, Paper, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page-header';
import { beginSession } from '../../session/session-store';
import { SignInForm } from '../../session/sign-in-form';
import { Brand } from '../../shell/brand';
import { safePath } from './safe-path';
import classes from './sign-in-page.module.css';

/** Loaded after the fields, because nobody waits for it. */
const LanguageChoice = lazy(async () => ({
  default: (await import('../../shell/preferences')).LanguageChoice,
}));
const ThemeChoice = lazy(async () => ({ default: (await import('../../shell/preferences')).ThemeChoice }));

const route = getRouteApi('/sign-in');

/** The sign-in page. Continues to the requested page. */
export function SignInPage() {
  const { t } = useTranslation();
  const { redirect } = route.useSearch();
  const router = useRouter();
  const queryClient = useQueryClient();
  const enter = (result: LoginResult): void => {
    queryClient.clear();
    beginSession(result);
    router.history.push(safePath(redirect));
  };
  return (
    <main className={classes.ground}>
      <div className={classes.column}>
        <Group justify="center" mb="lg">
          <Brand />
        </Group>
        <Paper withBorder shadow="xs" className={classes.card}>
          <PageHeader title={t('signIn.title')} description={t('signIn.welcome')} />
          <SignInForm onSignedIn={enter}>
            <Anchor size="sm" ta="center" renderRoot={(props) => <Link to="/reset-password" {...props} />}>
              {t('signIn.forgot')}
            </Anchor>
            <Text size="xs" c="dimmed">
              {t('signIn.firstStart')}
            </Text>
          </SignInForm>
        </Paper>
        <div className={classes.preferences}>
          <Suspense>
            <LanguageChoice />
            <ThemeChoice />
          </Suspense>
        </div>
      </div>
    </main>
  );
}
