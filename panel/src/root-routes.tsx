import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router';
import { safePath } from './pages/sign-in/safe-path';
import { isSignedIn } from './session/is-signed-in';
import { lazyPage } from './components/lazy-page';
import { sessionState } from './session/session-store';

/** Above every page. */
export const root = createRootRoute({ component: Outlet });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search): { redirect?: string } =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  beforeLoad: async ({ search }) => {
    if (!(await isSignedIn())) return;
    throw redirect({ href: safePath(search.redirect), replace: true });
  },
  component: lazyPage(() => import('./pages/sign-in/sign-in-route'), 'SignInRoute'),
});

const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: '/accept-invitation',
  // Whoever is signed in, here or in another tab, need not say a password.
  beforeLoad: async () => {
    await isSignedIn();
  },
  component: lazyPage(() => import('./pages/links/accept-invitation-page'), 'AcceptInvitationPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyPage(() => import('./pages/links/reset-password-page'), 'ResetPasswordPage'),
});

const confirmAddress = createRoute({
  getParentRoute: () => root,
  path: '/confirm-address',
  // The page asks whoever is not signed in, here or in another tab, to sign in: the token must not leave its address.
  beforeLoad: async () => {
    await isSignedIn();
  },
  component: lazyPage(() => import('./pages/links/confirm-address-page'), 'ConfirmAddressPage'),
});

const requiredSecondFactor = createRoute({
  getParentRoute: () => root,
  path: '/second-factor',
  beforeLoad: async () => {
    if (!(await isSignedIn())) throw redirect({ to: '/sign-in', replace: true });
  },
  component: lazyPage(() => import('./pages/links/required-second-factor-page'), 'RequiredSecondFactorPage'),
});

/** The pages of those who are not signed in yet, or must do something first. */
export const withoutShell = [signIn, acceptInvitation, resetPassword, confirmAddress, requiredSecondFactor];

/** The frame of all other pages, which asks whoever comes to sign in. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    if (await isSignedIn()) {
      if (sessionState().session?.setUpOnly !== true) return;
      throw redirect({ to: '/second-factor', replace: true });
    }
    const search = location.href === '/' ? {} : { redirect: location.href };
    throw redirect({ to: '/sign-in', search, replace: true });
  },
  component: lazyPage(() => import('./shell/shell'), 'Shell'),
});

/** The settings, each a page below. */
export const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings',
  component: lazyPage(() => import('./pages/settings/settings-layout'), 'SettingsLayout'),
});
