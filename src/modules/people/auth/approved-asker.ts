import { newPrincipal, type Approved, type Principal, type Transaction } from '../../../platform/index.js';
import { ApiKeysRepository } from './api-keys.repository.js';
import { EnforcedLimits, jointLimits } from './enforced-limits.js';
import { LimitUsesRepository, type LimitsHolder } from './limit-uses.repository.js';
import { PresentRightsRepository } from './present-rights.js';

/**
 * The principal of an API key or a member that does what somebody has approved: with its rights and its limits of now.
 * From where it comes, and as which request, is told of the one who approves.
 *
 * Undefined for a key that was revoked or has ended, also by the end of its maker's membership, and for somebody who is
 * no member any more.
 */
export async function approvedAsker(
  tx: Transaction,
  holder: LimitsHolder,
  approved: Approved,
): Promise<Principal | undefined> {
  const rights = await new PresentRightsRepository(tx).of(holder);
  if (rights === undefined) return undefined;
  const { limits } = await new LimitUsesRepository(tx, holder).present({ locks: false });
  const maker =
    holder.kind === 'user' ? undefined : await new ApiKeysRepository(tx).limitedMakerOf(holder.id);
  const { organizationId, requestId, from } = tx.who;
  const source = { address: '', userAgent: null, ...from, approved };
  return newPrincipal(
    {
      organizationId,
      ...holder,
      ...rights,
      ...jointLimits({
        own: limits ? new EnforcedLimits(holder, limits, true) : undefined,
        maker: maker && new EnforcedLimits({ kind: 'user', id: maker.user_id }, maker.limits, true),
      }),
    },
    requestId,
    source,
  );
}
