import { Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useCallback, useState, type ComponentType, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSessionState } from '../session/use-session';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { Account } from './account';
import { Brand } from './brand';
import { ConnectionNotice } from './connection-notice';
import { Navigation } from './navigation';
import { Notices } from './notices';
import classes from './shell.module.css';
import { lazyPart } from '../components/lazy-part';
import { TitlePrefix } from '../components/title-prefix';

const CONTENT_ID = 'content';

const PhoneDrawer = lazyPart(() => import('./phone-drawer'));
const SignInAgain = lazyPart(() => import('../session/sign-in-again'));
const ShortcutHelp = lazyPart(() => import('../shortcuts/shortcut-help'));
const LiveUpdates = lazyPart(() => import('../live/live-updates'));
const Palette = lazyPart(() => import('../palette/palette'));
const TestBooksStrip = lazyPart(() => import('../test-books/test-books-strip'));

/** The frame of every page for signed-in users: a column beside the page, or a bar above it on a phone. */
export function Shell() {
  const { t } = useTranslation();
  const help = useLazyDialog(ShortcutHelp);
  const palette = useLazyDialog(Palette);
  useShortcuts({ onHelp: help.open, onPalette: palette.open });
  const { isExpired } = useSessionState();
  const isTest = useSession()?.organization.mode === 'test';
  return (
    <div className={classes.shell} data-test-books={isTest || undefined}>
      <a href={`#${CONTENT_ID}`} className={classes.skip} onClick={skipToContent}>
        {t('shell.skipToContent')}
      </a>
      <Suspense>{isTest && <TestBooksStrip />}</Suspense>
      <nav aria-label={t('shell.navigation')} className={classes.column}>
        <div className={classes.brand}>
          <Brand />
        </div>
        <Navigation onHelp={help.open} onPalette={palette.open} />
        <Account />
      </nav>
      <PhoneBar />
      <main id={CONTENT_ID} tabIndex={-1} className={classes.content}>
        <div className={classes.page}>
          <Notices />
          <TitlePrefix value={isTest ? 'TEST · ' : ''}>
            <Outlet />
          </TitlePrefix>
        </div>
      </main>
      <ConnectionNotice />
      {help.element}
      {palette.element}
      <Suspense>{isExpired ? <SignInAgain /> : <LiveUpdates />}</Suspense>
    </div>
  );
}

/** A dialog that is loaded on demand. */
function useLazyDialog(Component: ComponentType<{ isOpen: boolean; onClose: () => void }>) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const open = useCallback(() => setState('open'), []);
  const element = state !== 'never' && (
    <Suspense>
      <Component isOpen={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  );
  return { open, element };
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
