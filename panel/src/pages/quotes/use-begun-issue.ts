import type { Quote } from '@countinghouse/client';
import { useNavigate, useRouterState, type HistoryState } from '@tanstack/react-router';
import { useEffect } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the page of a draft asks at once if it is to be issued. */
    isToBeIssued?: boolean;
  }
}

/** Asks whether to issue the draft that was just saved for that, once. No link from elsewhere can ask. */
export function useBegunIssue({ available_actions }: Quote, begin: () => void): void {
  const navigate = useNavigate();
  const isAsked = useRouterState({ select: ({ location }) => location.state.isToBeIssued === true });
  useEffect(() => {
    if (!isAsked) return;
    if (available_actions.includes('issue')) begin();
    // Returning to this page must not ask again.
    const state = (before: HistoryState) => ({ ...before, isToBeIssued: undefined }) as HistoryState;
    void navigate({ to: '.', replace: true, state });
    // The effect depends on the request only, not on the identity of `begin`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked]);
}
