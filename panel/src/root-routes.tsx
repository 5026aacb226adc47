import { createRootRoute, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { safePath } from './pages/sign-in/safe-path';
import { sessionOfOtherTab } from './session/session-sharing';
import { renewSession, sessionState } from './session/session-store';

/** Above every page. */
export const root = createRootRoute({ component: Outlet });

/** Whether the user is signed in, here or in another tab, whose session is then taken over. */
async function isSignedIn(): Promise<boolean> {
  if (sessionState().session !== undefined) return true;
  const session = await sessionOfOtherTab();
  if (session !== undefined) renewSession(session);
  return session !== undefined;
}

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search): { redirect?: string } =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  beforeLoad: async ({ search }) => {
    if (!(await isSignedIn())) return;
    throw redirect({ href: safePath(search.redirect), replace: true });
  },
  component: lazyRouteComponent(() => import('./pages/sign-in/sign-in-page'), 'SignInPage'),
});

const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: '/accept-invitation',
  component: lazyRouteComponent(() => import('./pages/links/accept-invitation-page'), 'AcceptInvitationPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('./pages/links/reset-password-page'), 'ResetPasswordPage'),
});

const requiredSecondFactor = createRoute({
  getParentRoute: () => root,
  path: '/second-factor',
  beforeLoad: async () => {
    if (!(await isSignedIn())) throw redirect({ to: '/sign-in', replace: true });
  },
  component: lazyRouteComponent(
    () => import('./pages/links/required-second-factor-page'),
    'RequiredSecondFactorPage',
  ),
});

/** The pages of those who are not signed in yet, or must do something first. */
export const withoutShell = [signIn, acceptInvitation, resetPassword, requiredSecondFactor];

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
  component: lazyRouteComponent(() => import('./shell/shell'), 'Shell'),
});
