import { createRootRoute, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { safePath } from './pages/sign-in/safe-path';
import { sessionOfOtherTab } from './session/session-sharing';
import { renewSession, sessionState } from './session/session-store';

/** Pages are loaded when they are first needed. Hovering a link preloads its page. */
export const root = createRootRoute({ component: Outlet });

/** Whether the user is signed in, here or in another tab, whose session is then taken over. */
export async function isSignedIn(): Promise<boolean> {
  if (sessionState().session !== undefined) return true;
  const session = await sessionOfOtherTab();
  if (session !== undefined) renewSession(session);
  return session !== undefined;
}

/** The pages outside the shell, for those who are not signed in yet or must do something first. */
export const signIn = createRoute({
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

export const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: '/accept-invitation',
  component: lazyRouteComponent(() => import('./pages/links/accept-invitation-page'), 'AcceptInvitationPage'),
});

export const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('./pages/links/reset-password-page'), 'ResetPasswordPage'),
});

export const requiredSecondFactor = createRoute({
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
