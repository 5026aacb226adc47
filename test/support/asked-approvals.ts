import type { ApiAnswer } from './api-client.js';
import { limitedKey, type LimitedKey } from './limited-key.js';
import type { Tenant } from './tenant.js';

/** A key whose requests wait for a person, with drafts to ask about. */
export interface AskingKey extends LimitedKey {
  /** Asks for a draft of 119 EUR to be finalized. */
  ask(id?: string, headers?: Record<string, string>): Promise<ApiAnswer>;
  decide(id: string, decision: 'approve' | 'reject'): Promise<ApiAnswer>;
}

export const waitsToFinalize = { needs_approval: { operations: ['invoices.finalize'] } };

export async function askingKey(tenant: Tenant, limits: object = waitsToFinalize): Promise<AskingKey> {
  const key = await limitedKey(tenant, limits);
  return {
    ...key,
    ask: async (id, headers = {}) =>
      key.api.post(`/invoices/${id ?? (await tenant.invoice())}/finalize`, undefined, { headers }),
    decide: (id, decision) => key.session.post(`/approvals/${id}/${decision}`),
  };
}
