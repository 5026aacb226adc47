import type { ApiAnswer, ApiClient } from './api-client.js';
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

/** A request that waits, of a key that is made for it. Takes the session of a manager. */
export async function approvalThing(session: ApiClient): Promise<string> {
  const limits = { needs_approval: { operations: ['customers.create'] } };
  const made = await session.post('/api-keys', { name: 'Asks', limits });
  const asked = await session.as(made.body.secret as string).post('/customers', { name: 'Asked for' });
  if (asked.status !== 202) throw new Error(`It does not wait: ${JSON.stringify(asked.body)}`);
  return asked.body.id as string;
}
