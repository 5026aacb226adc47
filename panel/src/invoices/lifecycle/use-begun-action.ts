import type { Invoice } from '@countinghouse/client';
import { useNavigate, useRouterState, type HistoryState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isOfEveryState, neededFor, type InvoiceAction } from './invoice-menu';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The action whose dialog the page opens when it is shown. */
    action?: InvoiceAction;
    /** Whether the invoice was issued on this page just now. */
    issued?: boolean;
  }
}

/**
 * Starts the action that another page has requested for this invoice, once.
 *
 * It only opens the action's dialog. The request is in the history state and not in the URL, so that no external link
 * opens a dialog.
 */
export function useBegunAction(invoice: Invoice, begin: (action: InvoiceAction) => void): void {
  const navigate = useNavigate();
  const action = useRouterState({ select: ({ location }) => location.state.action });
  // What every invoice offers is not requested from elsewhere.
  const isPossible =
    action !== undefined && !isOfEveryState(action) && invoice.available_actions.includes(neededFor(action));
  useEffect(() => {
    if (action === undefined) return;
    if (isPossible) begin(action);
    // Returning to this page must not start the action again.
    void navigate({
      to: '.',
      replace: true,
      state: (before) => ({ ...before, action: undefined }) as HistoryState,
    });
    // The effect depends on the request only, not on the identity of `begin`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [action]);
}
