import { Problem } from '../../../kernel/problems/problem.js';
import type { KeyLimits } from '../../../kernel/limits/key-limits.js';
import type { ControlTransaction } from '../../../platform/index.js';
import type { MembershipEntity } from './entities/membership.entity.js';

/** What a membership allows, and until when. */
export type MembershipTerms = Pick<MembershipEntity, 'role' | 'expires_at'>;

/** Tells every node that what somebody may do has changed. */
export interface RightsChanged {
  announceChange(tx: ControlTransaction, subject: string): Promise<void>;
}

const MEMBERSHIP = 'SELECT * FROM memberships WHERE organization_id = $1';

/**
 * The only writer of memberships. Each change is announced in its transaction, so that every process forgets what it
 * knows of the user's sessions in that organization before the change is answered (decision 0111).
 */
export class MembershipsRepository {
  constructor(
    private readonly tx: ControlTransaction,
    private readonly credentials: RightsChanged,
  ) {}

  /** The owners, locked in the order of their ids, so that two of them cannot both leave as the last. */
  async lockOwners(organizationId: string): Promise<MembershipEntity[]> {
    const owners = `${MEMBERSHIP} AND role = 'owner' ORDER BY user_id FOR UPDATE`;
    return this.tx.rows<MembershipEntity>(owners, [organizationId]);
  }

  lock(organizationId: string, userId: string): Promise<MembershipEntity | undefined> {
    return this.tx.row<MembershipEntity>(`${MEMBERSHIP} AND user_id = $2 FOR UPDATE`, [
      organizationId,
      userId,
    ]);
  }

  /** One's own place in another organization than that of the transaction; undefined for none that is valid. */
  elsewhere(organizationId: string, userId: string): Promise<MembershipTerms | undefined> {
    return this.tx.row<MembershipTerms>(
      'SELECT * FROM membership_elsewhere($1, $2) WHERE expires_at IS NULL OR expires_at > $3',
      [organizationId, userId, this.tx.realNow],
    );
  }

  /**
   * Raises the violation of `pk_memberships` for somebody who is a member already, and `unavailable` for a user who is
   * deleting the account at the same moment.
   */
  async insert(
    { organization_id, user_id }: MembershipKey,
    { role, expires_at }: MembershipTerms,
  ): Promise<void> {
    const inserted = await this.tx.touched(
      `INSERT INTO memberships (organization_id, user_id, role, expires_at, created_at)
       SELECT $1, id, $3, $4, $5 FROM users WHERE id = $2 AND erased_at IS NULL FOR SHARE`,
      [organization_id, user_id, role, expires_at, this.tx.realNow],
    );
    if (inserted === 0) throw new Problem('unavailable', 'This account is being deleted.');
    await this.announce({ organization_id, user_id });
  }

  /** The places of a user in all organizations, with the names of these, in the order of their ids. */
  placesOf(userId: string): Promise<Place[]> {
    return this.tx.rows<Place>(
      `SELECT m.organization_id, m.user_id, m.role, o.name FROM memberships m
         JOIN organizations o ON o.id = m.organization_id
        WHERE m.user_id = $1 ORDER BY m.organization_id`,
      [userId],
    );
  }

  /** Changes the terms of a locked membership. */
  async update(before: MembershipEntity, { role, expires_at }: MembershipTerms): Promise<void> {
    await this.tx.touched(
      `UPDATE memberships SET role = $3, expires_at = $4, version = version + 1
        WHERE organization_id = $1 AND user_id = $2`,
      [before.organization_id, before.user_id, role, expires_at],
    );
    await this.announce(before);
  }

  /** Changes the limits of a locked membership, with a new version of them. */
  async changeLimits(before: MembershipEntity, limits: KeyLimits | null): Promise<void> {
    await this.tx.touched(
      `UPDATE memberships SET limits = $3, limits_version = limits_version + 1, version = version + 1
        WHERE organization_id = $1 AND user_id = $2`,
      [before.organization_id, before.user_id, limits && JSON.stringify(limits)],
    );
    await this.announce(before);
  }

  /** Ends a locked membership, and the user's sessions there with it. */
  async delete(membership: MembershipKey): Promise<void> {
    await this.tx.touched('DELETE FROM memberships WHERE organization_id = $1 AND user_id = $2', [
      membership.organization_id,
      membership.user_id,
    ]);
    await this.announce(membership);
  }

  /**
   * Ends the keys that a member with limits made. The membership must still be there: keys of others go on when their
   * makers leave, and these would go on without the limits that they were under (decision 0417).
   */
  async revokeLimitedKeys({ organization_id, user_id }: MembershipKey): Promise<void> {
    const statement = 'SELECT revoke_keys_of_limited_member($1, $2, $3)';
    await this.tx.rows(statement, [organization_id, user_id, this.tx.realNow]);
  }

  private announce(membership: MembershipKey): Promise<void> {
    return this.credentials.announceChange(this.tx, membershipSubject(membership));
  }
}

/** What a user is in an organization. */
export type Place = MembershipKey & Pick<MembershipEntity, 'role'> & { readonly name: string };

type MembershipKey = Pick<MembershipEntity, 'organization_id' | 'user_id'>;

/** The name under which a change of a membership is announced. */
export function membershipSubject({ organization_id, user_id }: MembershipKey): string {
  return `${organization_id}/${user_id}`;
}
