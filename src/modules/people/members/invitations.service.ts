import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { AccountMessages, linkToken, sha256 } from '../auth/index.js';
import { OrganizationsRepository } from '../organizations/index.js';
import { faultOfTerms, invitationLifeMs, type NewInvitation } from './domain/member-terms.js';
import type { InvitationRow } from './entities/invitation.entity.js';
import { InvitationsRepository, InvitedMeanwhile } from './invitations.repository.js';
import { invitationEvent } from './members.events.js';
import { alreadyMember, notOpen, wrongTerms } from './members.problems.js';
import { MembersRepository } from './members.repository.js';
import { assertMay } from './members.service.js';

/** An invitation, with its token where it is not sent by mail. */
export interface MadeInvitation {
  readonly invitation: InvitationRow;
  readonly token: string | null;
}

/** Asking somebody to work in an organization. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly messages: AccountMessages,
  ) {}

  /**
   * Invites an address. An earlier invitation that is open is revoked, so that only the last link works.
   *
   * The answer is the same whether the address has an account or not. Raises `already_exists` for a member of this
   * organization, `insufficient_scope` and `validation_failed`.
   */
  create(who: Principal, given: NewInvitation): Promise<MadeInvitation> {
    return this.work.run(who, async (tx) => {
      const fault = faultOfTerms(given, tx.realNow);
      if (fault !== undefined) throw wrongTerms(fault);
      await assertMay(tx, [given.role]);
      if ((await new MembersRepository(tx).byEmail(given.email)) !== undefined) throw alreadyMember();
      const invitations = new InvitationsRepository(tx);
      const email = given.email.toLowerCase();
      for (const older of await invitations.revokeOpen(email)) tx.announce(invitationEvent('revoked', older));
      const token = linkToken('inv', randomBytes(32));
      const invitation = await invitations
        .insert({
          token_hash: sha256(token),
          email,
          role: given.role,
          membership_expires_at: given.expires_at ?? null,
          invited_by: who.id,
          expires_at: endOf(tx),
        })
        .catch((error: unknown) => {
          throw error instanceof InvitedMeanwhile ? alreadyMember(error) : error;
        });
      tx.announce(invitationEvent('created', invitation));
      return { invitation, token: await this.sent(tx, email, token) };
    });
  }

  /** Makes another link and another week; the former link no longer works. Raises `invalid_state_transition`. */
  resend(who: Principal, id: string): Promise<MadeInvitation> {
    return this.work.run(who, async (tx) => {
      const before = await locked(tx, id);
      await assertMay(tx, [before.role]);
      if (before.accepted_at !== null || before.revoked_at !== null) throw notOpen();
      const token = linkToken('inv', randomBytes(32));
      const invitation = await new InvitationsRepository(tx).renew(id, sha256(token), endOf(tx));
      tx.announce(invitationEvent('resent', invitation));
      return { invitation, token: await this.sent(tx, before.email, token) };
    });
  }

  /** Ends an invitation. One that is revoked already stays as it is. Raises `invalid_state_transition`. */
  async revoke(who: Principal, id: string): Promise<void> {
    await this.work.run(who, async (tx) => {
      const invitation = await locked(tx, id);
      if (invitation.accepted_at !== null) throw notOpen();
      if (invitation.revoked_at !== null) return;
      await new InvitationsRepository(tx).markRevoked(id);
      tx.announce(invitationEvent('revoked', { ...invitation, revoked_at: tx.realNow }));
    });
  }

  /**
   * Null when the token goes by mail, which nothing of test books does; else the token, which is shown to the inviter
   * once.
   */
  private async sent(tx: Transaction, to: string, token: string): Promise<string | null> {
    if (!this.messages.leaves || tx.mode === 'test') return token;
    const { name } = await new OrganizationsRepository(tx).existing(tx.organizationId);
    await this.messages.order(tx, { kind: 'invitation', to, token, organization: name });
    return null;
  }
}

async function locked(tx: Transaction, id: string): Promise<InvitationRow> {
  const invitation = await new InvitationsRepository(tx).lock(id);
  if (invitation === undefined) throw notFound('invitation');
  return invitation;
}

function endOf({ realNow: now }: Transaction): Date {
  return new Date(now.getTime() + invitationLifeMs);
}
