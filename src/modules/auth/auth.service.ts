import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId, UnitOfWork, type ControlTransaction, type Principal } from '../../platform/index.js';
import { OrganizationsRepository, type OrganizationEntity } from '../organizations/index.js';
import { invalidCredentials, unknownOrganization } from './auth.problems.js';
import { CredentialsService, sha256 } from './credentials.service.js';
import { sessionLifeMs, type Device, type SignIn, type Switch } from './domain/sign-in.js';
import { sessionToken } from './domain/token.js';
import { MembershipsRepository } from './memberships.repository.js';
import { Passwords } from './passwords.js';
import { SessionsRepository } from './sessions.repository.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { UsersRepository, type Member } from './users.repository.js';

/** A user's new session. The token is nowhere else. */
export interface OpenedSession {
  readonly token: string;
  readonly member: Member;
  readonly organization: OrganizationEntity;
  /** Until it ends for good. */
  readonly lifeMs: number;
}

/** Who is asking, in words. `member` is absent for an API key. */
export interface Identity {
  readonly principal: Principal;
  readonly member: Member | undefined;
  readonly organization: OrganizationEntity;
}

/** Signing in, signing out, and who one is. */
@Injectable()
export class AuthService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly throttle: SignInThrottle,
    private readonly credentials: CredentialsService,
  ) {}

  /**
   * Opens a session for whoever knows the password.
   *
   * Raises `invalid_credentials` (also for an unknown user, after as long a time) and
   * `too_many_sign_in_attempts`.
   */
  async signIn(given: SignIn, device: Device): Promise<OpenedSession> {
    const attempt = await this.throttle.begin(given.email, device.address);
    const member = await this.work.runControl((tx) => {
      return new UsersRepository(tx).memberByEmail(given.email, given.organization_id);
    });
    const matches = await this.passwords.matches(given.password, member?.password_hash, attempt);
    if (!matches || member === undefined) throw invalidCredentials();
    await this.throttle.succeed(attempt);
    return this.work.runControl(async (tx) => {
      const { password_hash } = await new UsersRepository(tx).lockForSession(member.id);
      if (password_hash !== member.password_hash) throw invalidCredentials();
      return openSession(tx, member, { device, lifeMs: sessionLifeMs });
    });
  }

  /**
   * Opens a session in another organization of the user, with the same end as the current one.
   *
   * Raises `validation_failed` for an organization in which the user has no place.
   */
  switchTo(who: Principal, { organization_id, end_current }: Switch, device: Device): Promise<OpenedSession> {
    return this.work.run(who, async (tx) => {
      const memberships = new MembershipsRepository(tx, this.credentials);
      const place = await memberships.elsewhere(organization_id, who.id ?? '');
      const current = await new SessionsRepository(tx).expiryOf(who.sessionId ?? '');
      if (place === undefined || current === undefined) throw unknownOrganization();
      const user = await new UsersRepository(tx).existing(who.id ?? '');
      const lifeMs = current.expires_at.getTime() - tx.now.getTime();
      const member = { ...user, organization_id, role: place.role };
      const opened = await openSession(tx, member, { device, lifeMs });
      if (end_current === true && who.sessionId !== undefined) await this.end(tx, who.sessionId);
      return opened;
    });
  }

  /** Ends the session of a login token, on every node at once. An API key has none: nothing happens. */
  async signOut(who: Principal): Promise<void> {
    const { sessionId } = who;
    if (sessionId === undefined) return;
    await this.work.run(who, (tx) => this.end(tx, sessionId));
  }

  private async end(tx: ControlTransaction, sessionId: string): Promise<void> {
    await new SessionsRepository(tx).delete(sessionId);
    await this.credentials.announceEnd(tx, sessionId);
  }

  whoIs(principal: Principal): Promise<Identity> {
    return this.work.run(principal, async (tx) => {
      const organization = await new OrganizationsRepository(tx).existing(principal.organizationId);
      const users = new UsersRepository(tx);
      const member =
        principal.kind === 'user' ? await users.member(organization.id, principal.id) : undefined;
      return { principal, member, organization };
    });
  }
}

async function openSession(
  tx: ControlTransaction,
  member: Member,
  { device, lifeMs }: { readonly device: Device; readonly lifeMs: number },
): Promise<OpenedSession> {
  const token = sessionToken(randomBytes(32));
  const sessions = new SessionsRepository(tx);
  await sessions.deleteExpired();
  await sessions.insert({
    id: newId(tx.now),
    token_hash: sha256(token),
    organization_id: member.organization_id,
    user_id: member.id,
    created_at: tx.now,
    last_used_at: tx.now,
    expires_at: new Date(tx.now.getTime() + lifeMs),
    created_ip: device.address,
    last_ip: device.address,
    user_agent: device.userAgent,
  });
  return {
    token,
    member,
    lifeMs,
    organization: await new OrganizationsRepository(tx).existing(member.organization_id),
  };
}
