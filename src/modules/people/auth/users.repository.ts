import { violatedConstraint, type ControlTransaction, type Role } from '../../../platform/index.js';
import { managingRoles } from './domain/roles.js';
import { UserEntity } from './entities/user.entity.js';

/** A user as a member of one organization. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
  readonly organization_id: string;
  readonly role: Role;
}

/** The address belongs to another account, perhaps since a moment ago. */
export class EmailTaken extends Error {}

const MEMBER = `
  SELECT u.id, u.email, u.name, u.password_hash, m.organization_id, m.role
    FROM users u JOIN memberships m ON m.user_id = u.id`;

export class UsersRepository {
  constructor(private readonly tx: ControlTransaction) {}

  /** The member with this e-mail address: of the organization asked for, else of the one joined first that is open. */
  memberByEmail(email: string, organizationId: string | undefined): Promise<Member | undefined> {
    return this.tx.row<Member>(
      `${MEMBER} JOIN organizations o ON o.id = m.organization_id
        WHERE u.email = lower($1) AND ($2::uuid IS NULL OR m.organization_id = $2)
          AND (m.expires_at IS NULL OR m.expires_at > $3)
        ORDER BY o.closed_at IS NOT NULL, m.created_at, m.organization_id LIMIT 1`,
      [email, organizationId ?? null, this.tx.realNow],
    );
  }

  member(organizationId: string, userId: string): Promise<Member | undefined> {
    return this.tx.row<Member>(`${MEMBER} WHERE m.organization_id = $1 AND u.id = $2`, [
      organizationId,
      userId,
    ]);
  }

  /** The addresses of who manages an organization. */
  async addressesOfManagers(organizationId: string): Promise<string[]> {
    const found = await this.tx.rows<{ email: string }>(
      `SELECT u.email FROM users u JOIN memberships m ON m.user_id = u.id
        WHERE m.organization_id = $1 AND m.role = ANY ($2::text[])
          AND (m.expires_at IS NULL OR m.expires_at > $3)
        ORDER BY u.email`,
      [organizationId, managingRoles, this.tx.realNow],
    );
    return found.map(({ email }) => email);
  }

  byEmail(email: string): Promise<UserEntity | undefined> {
    const statement = 'SELECT * FROM users WHERE email = lower($1) AND erased_at IS NULL';
    return this.tx.row<UserEntity>(statement, [email]);
  }

  async existing(id: string): Promise<UserEntity> {
    return found(await this.tx.row<UserEntity>('SELECT * FROM users WHERE id = $1', [id]));
  }

  /** Held until the transaction ends, so that no session opens with a password that is being replaced. */
  async lockForSession(id: string): Promise<UserEntity> {
    return found(await this.tx.row<UserEntity>('SELECT * FROM users WHERE id = $1 FOR SHARE', [id]));
  }

  /** Held against everything else until the transaction ends: no session and no membership begins meanwhile. */
  async lock(id: string): Promise<UserEntity> {
    return found(await this.tx.row<UserEntity>('SELECT * FROM users WHERE id = $1 FOR UPDATE', [id]));
  }

  /** Raises EmailTaken. */
  async insert(user: Pick<UserEntity, 'id' | 'email' | 'name' | 'password_hash'>): Promise<void> {
    const { realNow: now } = this.tx;
    const row = { ...user, email: user.email.toLowerCase(), created_at: now, updated_at: now };
    await this.tx.manager.insert(UserEntity, row).catch(refused);
  }

  async rename(id: string, name: string): Promise<void> {
    const statement = 'UPDATE users SET name = $2, updated_at = $3 WHERE id = $1';
    await this.tx.touched(statement, [id, name, this.tx.realNow]);
  }

  /** Raises EmailTaken. */
  async changeEmail(id: string, email: string): Promise<void> {
    const statement = 'UPDATE users SET email = $2, updated_at = $3 WHERE id = $1';
    await this.tx.touched(statement, [id, email, this.tx.realNow]).catch(refused);
  }

  /** What is kept of accepted invitations follows the account, so that it can be erased with it. */
  async followInvitations(former: string, email: string): Promise<void> {
    await this.tx.rows('SELECT readdress_invitations($1, $2)', [former, email]);
  }

  async changePassword(id: string, password_hash: string): Promise<void> {
    await this.tx.touched('UPDATE users SET password_hash = $2, updated_at = $3 WHERE id = $1', [
      id,
      password_hash,
      this.tx.realNow,
    ]);
  }
}

function refused(error: unknown): never {
  throw violatedConstraint(error) === 'uq_users_email' ? new EmailTaken() : error;
}

function found(user: UserEntity | undefined): UserEntity {
  if (user === undefined) throw new Error('The user of a credential is not there.');
  return user;
}
