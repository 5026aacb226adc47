import type { ControlTransaction, Role } from '../../platform/index.js';
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

const MEMBER = `
  SELECT u.id, u.email, u.name, u.password_hash, m.organization_id, m.role
    FROM users u JOIN memberships m ON m.user_id = u.id`;

export class UsersRepository {
  constructor(private readonly tx: ControlTransaction) {}

  /** The member with this e-mail address: of the organization asked for, else of the one joined first. */
  memberByEmail(email: string, organizationId: string | undefined): Promise<Member | undefined> {
    const order = 'ORDER BY m.created_at, m.organization_id LIMIT 1';
    return this.tx.row<Member>(
      `${MEMBER} WHERE u.email = lower($1) AND ($2::uuid IS NULL OR m.organization_id = $2) ${order}`,
      [email, organizationId ?? null],
    );
  }

  member(organizationId: string, userId: string): Promise<Member | undefined> {
    return this.tx.row<Member>(`${MEMBER} WHERE m.organization_id = $1 AND u.id = $2`, [
      organizationId,
      userId,
    ]);
  }

  async insert(user: Pick<UserEntity, 'id' | 'email' | 'name' | 'password_hash'>): Promise<void> {
    const { now } = this.tx;
    const row = { ...user, email: user.email.toLowerCase(), created_at: now, updated_at: now };
    await this.tx.manager.insert(UserEntity, row);
  }
}
