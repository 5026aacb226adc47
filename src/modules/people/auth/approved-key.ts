import { newPrincipal, type Approved, type Principal, type Transaction } from '../../../platform/index.js';
import { EnforcedLimits } from './enforced-limits.js';
import { KeyUsesRepository } from './key-uses.repository.js';
import { PresentRightsRepository } from './present-rights.js';

/**
 * The principal of an API key that does what somebody has approved: with its rights and its limits of now. From where
 * it comes, and as which request, is told of the one who approves.
 *
 * Undefined for a key that was revoked or has ended, also by the end of its maker's membership.
 */
export async function approvedKey(
  tx: Transaction,
  { id, approved }: { readonly id: string; readonly approved: Approved },
): Promise<Principal | undefined> {
  const rights = await new PresentRightsRepository(tx).of({ kind: 'api_key', id });
  if (rights === undefined) return undefined;
  const { limits } = await new KeyUsesRepository(tx, id).present({ locks: false });
  const { organizationId, requestId, from } = tx.who;
  const source = { address: '', userAgent: null, ...from, approved };
  return newPrincipal(
    {
      organizationId,
      kind: 'api_key',
      id,
      ...rights,
      ...(limits && { limits: new EnforcedLimits(id, limits, true) }),
    },
    requestId,
    source,
  );
}
