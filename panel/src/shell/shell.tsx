import { Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionState } from '../session/use-session';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { Account } from './account';
import { Brand } from './brand';
import { Navigation } from './navigation';
import classes from './shell.module.css';

const CONTENT_ID = 'content';

const PhoneDrawer = lazy(() => import('./phone-drawer'));
const SignInAgain = lazy(() => import('../session/sign-in-again'));
const ShortcutHelp = lazy(() => import('../shortcuts/shortcut-help'));

/** The frame of every page for signed-in users: a column beside the page, or a bar above it on a phone. */
export function Shell() {
  const { t } = useTranslation();
  const { showHelp, help } = useHelp();
  useShortcuts(showHelp);
  const { isExpired } = useSessionState();
  return (
    <div className={classes.shell}>
      <a href={`#${CONTENT_ID}`} className={classes.skip} onClick={skipToContent}>
        {t('shell.skipToContent')}
      </a>
      <nav aria-label={t('shell.navigation')} className={classes.column}>
        <div className={classes.brand}>
          <Brand />
        </div>
        <Navigation onHelp={showHelp} />
        <Account />
      </nav>
      <PhoneBar />
      <main id={CONTENT_ID} tabIndex={-1} className={classes.content}>
        <div className={classes.page}>
          <Outlet />
        </div>
      </main>
      {help}
      <Suspense>{isExpired && <SignInAgain />}</Suspense>
    </div>
  );
}

/** The dialog with all shortcuts, loaded on demand. */
function useHelp() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const showHelp = useCallback(() => setState('open'), []);
  const help = state !== 'never' && (
    <Suspense>
      <ShortcutHelp isOpen={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  );
  return { showHelp, help };
}

/** Without a link, so that the URL does not change. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT_ID)?.focus();
}

function PhoneBar() {
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <nav aria-label={t('shell.navigation')} className={classes.bar}>
      <Brand />
      <Burger
        opened={false}
        onClick={() => {
          setWasOpen(true);
          open();
        }}
        size="sm"
        aria-label={t('shell.openNavigation')}
        aria-expanded={isOpen}
      />
      <Suspense>{wasOpen && <PhoneDrawer isOpen={isOpen} onClose={close} />}</Suspense>
    </nav>
  );
}
