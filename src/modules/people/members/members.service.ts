import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import {
  assertVersion,
  insufficientRole,
  UnitOfWork,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import {
  accountEvent,
  ApiKeysService,
  CredentialsService,
  MembershipsRepository,
  SessionsRepository,
} from '../auth/index.js';
import {
  faultOfTerms,
  isForOwners,
  type KeysOfRemoved,
  type MemberRole,
  type MemberTerms,
} from './domain/member-terms.js';
import { memberRemoved, memberUpdated } from './members.events.js';
import { lastOwner, ownerHasNoLimits, wrongTerms } from './members.problems.js';
import { MembersRepository, type MemberRow } from './members.repository.js';

/** Who works in an organization, and in which role. Every change takes effect at once, on every node. */
@Injectable()
export class MembersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: CredentialsService,
    private readonly apiKeys: ApiKeysService,
  ) {}

  list(who: Principal): Promise<MemberRow[]> {
    return this.work.read(who, (tx) => new MembersRepository(tx).all());
  }

  /** Raises `not_found`. */
  get(who: Principal, userId: string): Promise<MemberRow> {
    return this.work.run(who, (tx) => existing(tx, userId));
  }

  /** Raises `not_found`, `precondition_failed`, `last_owner`, `insufficient_scope` and `validation_failed`. */
  update(who: Principal, { id, seen }: Target, terms: MemberTerms): Promise<MemberRow> {
    return this.work.run(who, async (tx) => {
      const fault = faultOfTerms(terms, tx.realNow);
      if (fault !== undefined) throw wrongTerms(fault);
      const memberships = new MembershipsRepository(tx, this.credentials);
      const owners = await memberships.lockOwners(tx.organizationId);
      const membership = await memberships.lock(tx.organizationId, id);
      if (membership === undefined) throw notFound('user');
      assertVersion(seen, membership.version);
      await assertMay(tx, [membership.role, terms.role]);
      if (terms.role !== 'owner') assertNotLast(id, owners);
      else if (membership.limits !== null) throw ownerHasNoLimits();
      const before = await existing(tx, id);
      await memberships.update(membership, { role: terms.role, expires_at: terms.expires_at ?? null });
      const now = await existing(tx, id);
      tx.announce(memberUpdated(now, before));
      return now;
    });
  }

  /**
   * Ends a membership, the member's sessions in this organization and, if so decided, the API keys that the member made
   * in it. Raises what `update` raises.
   */
  async remove(who: Principal, { id, seen }: Target, keys: KeysOfRemoved): Promise<void> {
    await this.work.run(who, async (tx) => {
      const memberships = new MembershipsRepository(tx, this.credentials);
      const owners = await memberships.lockOwners(tx.organizationId);
      const membership = await memberships.lock(tx.organizationId, id);
      if (membership === undefined) throw notFound('user');
      assertVersion(seen, membership.version);
      await assertMay(tx, [membership.role]);
      assertNotLast(id, owners);
      const member = await existing(tx, id);
      await memberships.delete(membership);
      tx.announce(memberRemoved(member));
      if (keys === 'revoke') await this.apiKeys.revokeMadeBy(tx, id);
    });
  }

  /** Signs a member out of this organization, everywhere. Raises `not_found`. */
  async endSessions(who: Principal, userId: string): Promise<void> {
    await this.work.run(who, async (tx) => {
      const member = await existing(tx, userId);
      await assertMay(tx, [member.role]);
      const ended = await new SessionsRepository(tx).deleteOfMember(tx.organizationId, userId);
      await this.credentials.announceChange(tx, userId);
      if (ended > 0) tx.announce(accountEvent('session_ended', { ...member, id: userId }, ended));
    });
  }
}

/** Raises `insufficient_scope` when an owner is concerned and the caller is none. */
export async function assertMay(tx: Transaction, concerned: readonly MemberRole[]): Promise<void> {
  const actor = await new MembersRepository(tx).byId(tx.who.id ?? '');
  if (!isForOwners(actor?.role ?? 'viewer', concerned)) return;
  throw insufficientRole('Only an owner can name, change or remove an owner.');
}

function existing(tx: Transaction, userId: string): Promise<MemberRow> {
  return new MembersRepository(tx).existing(userId);
}

/** Takes the locked owners. */
function assertNotLast(userId: string, owners: readonly { readonly user_id: string }[]): void {
  if (owners.length === 1 && owners[0]?.user_id === userId) throw lastOwner();
}
