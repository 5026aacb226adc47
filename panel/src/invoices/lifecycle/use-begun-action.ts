import type { Invoice } from '@countinghouse/client';
import { useNavigate, useRouterState, type HistoryState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { InvoiceAction } from './invoice-menu';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The action whose dialog the page of an invoice opens when it is shown. */
    action?: InvoiceAction;
    /** The invoice was issued on this page just now. */
    issued?: boolean;
  }
}

/**
 * Begins the action with which another page has led to this invoice, once.
 *
 * It is only begun: each action has its own dialog that asks. It stands in the history and not in the address, so that
 * no link from outside opens a dialog.
 */
export function useBegunAction(invoice: Invoice, begin: (action: InvoiceAction) => void): void {
  const navigate = useNavigate();
  const action = useRouterState({ select: ({ location }) => location.state.action });
  const isPossible = action !== undefined && invoice.available_actions.includes(action);
  useEffect(() => {
    if (action === undefined) return;
    if (isPossible) begin(action);
    // Coming back to this page must not begin it again.
    void navigate({
      to: '.',
      replace: true,
      state: (before) => ({ ...before, action: undefined }) as HistoryState,
    });
    // Only the arrival counts, not what the page makes of `begin` on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [action]);
}
