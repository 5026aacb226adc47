import { Injectable } from '@nestjs/common';
import type { KeyLimits } from '../../../kernel/limits/key-limits.js';
import { notFound } from '../../../kernel/problems/problem.js';
import { assertVersion, UnitOfWork, type Principal, type Target } from '../../../platform/index.js';
import { CredentialsService, MembershipsRepository, storedLimits, usageOfToday } from '../auth/index.js';
import { memberUpdated } from './members.events.js';
import { ownerHasNoLimits, ownLimits } from './members.problems.js';
import { MembersRepository, type MemberRow, type MemberUsage } from './members.repository.js';

/** Changing what members may not go beyond, and what is used of it. */
@Injectable()
export class MemberLimitsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: CredentialsService,
  ) {}

  /**
   * Replaces all limits of a member, on every node before the answer.
   *
   * Raises `not_found`, `precondition_failed`, `validation_failed`, and `invalid_state_transition` for an owner and for
   * oneself: nobody locks themselves out, and nobody limits who could lift it.
   */
  update(who: Principal, { id, seen }: Target, given: KeyLimits): Promise<MemberRow> {
    return this.work.run(who, async (tx) => {
      const limits = storedLimits(given, '#');
      const memberships = new MembershipsRepository(tx, this.credentials);
      const membership = await memberships.lock(tx.organizationId, id);
      if (membership === undefined) throw notFound('user');
      assertVersion(seen, membership.version);
      if (membership.role === 'owner') throw ownerHasNoLimits();
      if (id === who.id) throw ownLimits();
      const members = new MembersRepository(tx);
      const before = await members.existing(id);
      await memberships.changeLimits(membership, limits);
      const now = await members.existing(id);
      tx.announce(memberUpdated(now, before));
      return now;
    });
  }

  /** What was used today. Managers may ask of every member, and others of themselves. Raises `not_found`. */
  usage(who: Principal, id: string): Promise<MemberUsage> {
    if (!who.manages && who.id !== id) throw notFound('user');
    return this.work.run(who, async (tx) => {
      const member = await new MembersRepository(tx).existing(id);
      return { member, ...(await usageOfToday(tx, { kind: 'user', id })) };
    });
  }
}
