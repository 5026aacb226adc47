import { Burger, CloseButton, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInAgain } from '../session/sign-in-again';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { Account } from './account';
import { Brand } from './brand';
import { Navigation } from './navigation';
import classes from './shell.module.css';

const CONTENT_ID = 'content';

const ShortcutHelp = lazy(() => import('../shortcuts/shortcut-help'));

/** The frame around every page of a signed-in person: a column beside the page, or a bar above it on a phone. */
export function Shell() {
  const { t } = useTranslation();
  const { showHelp, help } = useHelp();
  useShortcuts(showHelp);
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
      <SignInAgain />
    </div>
  );
}

/** The dialog with all shortcuts, which is fetched when it is first asked for. */
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

/** By hand, so that the address stays that of the page. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT_ID)?.focus();
}

function PhoneBar() {
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <nav aria-label={t('shell.navigation')} className={classes.bar}>
      <Brand />
      <Burger
        opened={false}
        onClick={open}
        size="sm"
        aria-label={t('shell.openNavigation')}
        aria-expanded={isOpen}
      />
      <Drawer.Root
        opened={isOpen}
        onClose={close}
        size={280}
        classNames={{ content: classes.drawer, body: classes.drawerBody }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('shell.navigation')}>
          <Drawer.Body>
            <div className={classes.drawerTop}>
              <Brand />
              <CloseButton onClick={close} aria-label={t('shell.closeNavigation')} />
            </div>
            <Navigation onNavigate={close} />
            <Account />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </nav>
  );
}
