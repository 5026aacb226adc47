import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  newId,
  UnitOfWork,
  type Caller,
  type ControlTransaction,
  type Principal,
} from '../../platform/index.js';
import { OrganizationsRepository, type OrganizationEntity } from '../organizations/index.js';
import { invalidCredentials } from './auth.problems.js';
import { CredentialsService, sha256 } from './credentials.service.js';
import { sessionLifeMs, type SignIn } from './domain/sign-in.js';
import { sessionToken } from './domain/token.js';
import { Passwords } from './passwords.js';
import { SessionsRepository } from './sessions.repository.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { UsersRepository, type Member } from './users.repository.js';

/** A user's new session. The token is nowhere else. */
export interface OpenedSession {
  readonly token: string;
  readonly member: Member;
  readonly organization: OrganizationEntity;
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
  async signIn(given: SignIn, caller: Caller): Promise<OpenedSession> {
    const attempt = await this.throttle.begin(given.email, caller.address);
    const member = await this.work.runControl((tx) => {
      return new UsersRepository(tx).memberByEmail(given.email, given.organization_id);
    });
    const matches = await this.passwords.matches(given.password, member?.password_hash, attempt);
    if (!matches || member === undefined) throw invalidCredentials();
    await this.throttle.succeed(attempt);
    return this.work.runControl((tx) => openSession(tx, member));
  }

  /** Ends the session of a login token, on every node at once. An API key has none: nothing happens. */
  async signOut(who: Principal): Promise<void> {
    const { sessionId } = who;
    if (sessionId === undefined) return;
    await this.work.run(who, async (tx) => {
      await new SessionsRepository(tx).delete(sessionId);
      await this.credentials.announceEnd(tx, sessionId);
    });
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

async function openSession(tx: ControlTransaction, member: Member): Promise<OpenedSession> {
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
    expires_at: new Date(tx.now.getTime() + sessionLifeMs),
  });
  return {
    token,
    member,
    organization: await new OrganizationsRepository(tx).existing(member.organization_id),
  };
}
