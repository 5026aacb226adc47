import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { api, apiWithToken } from '../api/client';
import type { Right } from '../api/types';
import { keysOf } from '../api/query-keys';
import { endSession, sessionState, subscribe, type Session, type SessionState } from './session-store';

/** Returns whether the user is signed in, and whether the service still accepts the token. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, sessionState);
}

/** Returns the session, on pages for signed-in users. Undefined only during signing out. */
export function useSession(): Session | undefined {
  return useSessionState().session;
}

/** Loads the role and the rights of the signed-in user. */
export function useMe() {
  return useQuery({ queryKey: keysOf('me').all, queryFn: () => api.auth.me() });
}

/** Returns whether the user has a scope; false while unknown. */
export function useMay(scope: Right): boolean {
  return useMe().data?.scopes.includes(scope) === true;
}

/** Returns whether the user manages keys, users and settings. */
export function useManages(): boolean {
  const role = useSession()?.user.role;
  return role === 'owner' || role === 'admin';
}

/** Signs out: here at once, and at the service as soon as it can be reached. */
export function useSignOut(): () => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  return () => {
    const { session, isExpired } = sessionState();
    // An expired session has already ended; a request to the service would only open the dialog again.
    if (session !== undefined && !isExpired) void endAtService(session);
    endSession();
    queryClient.clear();
    void router.navigate({ to: '/sign-in' });
  };
}

function endAtService({ accessToken }: Session): Promise<unknown> {
  return apiWithToken(accessToken)
    .auth.logout()
    .catch(() => undefined);
}
