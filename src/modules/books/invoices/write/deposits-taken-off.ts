import { validationFailed } from '../../../../kernel/problems/problem.js';
import type { Transaction } from '../../../../platform/index.js';
import type { InvoiceEntity } from '../entities/invoice.entity.js';
import { InvoicesRepository } from '../invoices.repository.js';

type TakingOff = Pick<InvoiceEntity, 'customer_id' | 'prepaid_amount' | 'e_invoice'>;

/** Whether a draft has something prepaid and names invoices before it: only then can it count a deposit twice. */
export function mayCountDepositTwice({ prepaid_amount, e_invoice }: TakingOff): boolean {
  return prepaid_amount > 0n && (e_invoice?.preceding_invoices?.length ?? 0) > 0;
}

/**
 * Refuses an amount that was prepaid beside a deposit invoice: that one has its net and its tax in the books already,
 * and an amount takes off neither. Raises `validation_failed`.
 */
export async function assertDepositsCountOnce(tx: Transaction, draft: TakingOff): Promise<void> {
  if (!mayCountDepositTwice(draft)) return;
  const numbers = (draft.e_invoice?.preceding_invoices ?? []).map(({ number }) => number);
  const deposits = await new InvoicesRepository(tx).depositsAmong(draft.customer_id, numbers);
  if (deposits.length === 0) return;
  const detail =
    `What the customer paid on a deposit invoice (${deposits.join(', ')}) has its tax there already. Take it off by ` +
    'lines with a negative quantity, one for each tax rate of the deposit, and send 0 here.';
  throw validationFailed([{ pointer: '#/prepaid_amount', code: 'deposit_counted_twice', detail }]);
}
