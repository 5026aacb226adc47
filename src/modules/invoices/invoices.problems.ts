import { Problem } from '../../kernel/problems/problem.js';
import type { InvoiceStatus } from './domain/invoice.js';

/** An invoice that is not a draft any more can be neither changed nor deleted. */
export function notADraft({
  status,
  number,
}: {
  readonly status: InvoiceStatus;
  readonly number: string | null;
}): Problem {
  const detail = `Invoice ${number ?? ''} is ${status}: only a draft can be changed or deleted.`;
  return new Problem('invalid_state_transition', detail, {
    members: { state: status, available_actions: [] },
  });
}
