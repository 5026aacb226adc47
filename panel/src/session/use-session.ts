import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { api, apiWithToken } from '../api/client';
import type { Scope } from '../api/types';
import { endSession, sessionState, subscribe, type Session, type SessionState } from './session-store';

/** Whether somebody is signed in, and whether the service still agrees. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, sessionState);
}

/** The session, on pages that only the signed-in see. Undefined only in the moment of signing out. */
export function useSession(): Session | undefined {
  return useSessionState().session;
}

/** What the service says about the signed-in user: role and rights. */
export function useMe() {
  return useQuery({ queryKey: ['me'], queryFn: () => api.auth.me() });
}

/** Whether the user may do something; false while that is not known yet. */
export function useMay(scope: Scope): boolean {
  return useMe().data?.scopes.includes(scope) === true;
}

/** Whether the user manages keys, users and settings. */
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
    // An expired session has nothing left to end; asking the service would only bring the dialog back.
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
