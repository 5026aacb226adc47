import { Injectable } from '@nestjs/common';
import {
  newId,
  newPrincipal,
  UnitOfWork,
  violatedConstraint,
  wrongSecret,
  type Principal,
  type RequestSource,
  type Scope,
  type Transaction,
} from '../../../platform/index.js';
import {
  assertUncommon,
  CredentialsService,
  EmailTaken,
  isLinkToken,
  linkNotValid,
  MembershipsRepository,
  passwordLength,
  Passwords,
  sha256,
  SignInThrottle,
  UsersRepository,
} from '../auth/index.js';
import { OrganizationsRepository, type OrganizationEntity } from '../organizations/index.js';
import type { Acceptance } from './domain/member-terms.js';
import type { InvitationRow } from './entities/invitation.entity.js';
import { InvitationsRepository, openInvitation } from './invitations.repository.js';
import { invitationEvent, memberJoined } from './members.events.js';
import { alreadyMember, otherAccount, passwordTooShort } from './members.problems.js';
import { MembersRepository, type MemberRow } from './members.repository.js';

/** Where the one who was invited may sign in now. */
export interface Accepted {
  readonly email: string;
  readonly organization: OrganizationEntity;
}

/** The user that an invitation leads to: known already, or with the hash of the password that was chosen. */
type Person =
  | { readonly id: string; readonly isNew: false }
  | { readonly isNew: true; readonly name: string; readonly password_hash: string };

/** Whose invitation it is, and the id of the account that it makes if there is none. */
interface Invited {
  readonly organization_id: string;
  readonly email: string;
  readonly tokenHash: Buffer;
  readonly newUserId: string;
}

/** The request of somebody who has no credential. */
type Call = RequestSource & { readonly requestId: string };

/** Who takes the place, and from where. */
interface Taker {
  readonly id: string;
  readonly requestId: string | undefined;
  readonly from: RequestSource | undefined;
}

/** Taking the place that an invitation keeps. */
@Injectable()
export class AcceptancesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly throttle: SignInThrottle,
    private readonly credentials: CredentialsService,
  ) {}

  /**
   * Makes the owner of a link a member. A known user says the password, a new one chooses name and password.
   *
   * Raises `link_not_valid`, `invalid_credentials`, `too_many_sign_in_attempts`, `already_exists` and
   * `validation_failed`.
   */
  async accept(given: Acceptance, call: Call): Promise<Accepted> {
    const invited = await this.invitedBy(given.token);
    const person = await this.personOf(invited, given, call.address);
    const id = person.isNew ? invited.newUserId : person.id;
    return this.take(invited, { id, requestId: call.requestId, from: call }, async (tx) => {
      if (person.isNew) await insertUser(tx, { ...person, id, email: invited.email });
    });
  }

  /**
   * Makes somebody a member who is signed in with the address that was invited.
   *
   * Raises `link_not_valid`, `other_account` and `already_exists`.
   */
  async join({ id, requestId, from }: Principal, token: string): Promise<Accepted> {
    const invited = await this.invitedBy(token);
    const user = await this.work.runControl((tx) => new UsersRepository(tx).existing(id ?? ''));
    if (user.email !== invited.email.toLowerCase()) throw otherAccount();
    return this.take(invited, { id: user.id, requestId, from });
  }

  /** Raises `link_not_valid`. */
  private async invitedBy(token: string): Promise<Invited> {
    if (!isLinkToken('inv', token)) throw linkNotValid();
    const tokenHash = sha256(token);
    const invited = await this.work.runControl(async (tx) => {
      const found = await openInvitation(tx, tokenHash);
      return found && { ...found, tokenHash, newUserId: newId(tx.realNow) };
    });
    if (invited === undefined) throw linkNotValid();
    return invited;
  }

  /** Uses the link up, as the one who was invited. */
  private take(
    { organization_id, tokenHash }: Invited,
    { id, requestId, from }: Taker,
    before: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
  ): Promise<Accepted> {
    const holder = {
      organizationId: organization_id,
      kind: 'user',
      id,
      scopes: new Set<Scope>(),
      manages: false,
    } as const;
    return this.work.run(newPrincipal(holder, requestId, from), async (tx) => {
      const invitation = await new InvitationsRepository(tx).lockByToken(tokenHash);
      if (invitation === undefined) throw linkNotValid();
      await before(tx);
      await this.addMember(tx, invitation, id);
      const organization = await new OrganizationsRepository(tx).existing(tx.organizationId);
      return { email: invitation.email, organization };
    });
  }

  private async personOf({ email }: Invited, given: Acceptance, address: string): Promise<Person> {
    const user = await this.work.runControl((tx) => new UsersRepository(tx).byEmail(email));
    if (user !== undefined) {
      const attempt = await this.throttle.begin(email, address);
      const matches = await this.passwords.matches(given.password, user.password_hash, attempt);
      if (!matches) throw wrongSecret('The password is wrong.');
      await this.throttle.succeed(attempt);
      return { id: user.id, isNew: false };
    }
    const { name = nameIn(email), password } = given;
    if ([...password].length < passwordLength.min) throw passwordTooShort(passwordLength.min);
    assertUncommon(password, '#/password');
    return { isNew: true, name, password_hash: await this.passwords.hash(password) };
  }

  private async addMember(tx: Transaction, invitation: InvitationRow, userId: string): Promise<void> {
    const { role, membership_expires_at: expires_at } = invitation;
    const membership = { organization_id: tx.organizationId, user_id: userId };
    await new MembershipsRepository(tx, this.credentials)
      .insert(membership, { role, expires_at })
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'pk_memberships' ? alreadyMember(error) : error;
      });
    await new InvitationsRepository(tx).markAccepted(invitation.id);
    tx.announce(invitationEvent('accepted', { ...invitation, accepted_at: tx.realNow }));
    tx.announce(memberJoined(await joined(tx, userId)));
  }
}

/** Somebody who accepts two invitations at once is known to the second one when it is tried again. */
async function insertUser(tx: Transaction, user: Parameters<UsersRepository['insert']>[0]): Promise<void> {
  await new UsersRepository(tx).insert(user).catch((error: unknown) => {
    throw error instanceof EmailTaken ? linkNotValid() : error;
  });
}

/** Until the user says another name. */
function nameIn(email: string): string {
  return email.split('@')[0] ?? email;
}

async function joined(tx: Transaction, userId: string): Promise<MemberRow> {
  const member = await new MembersRepository(tx).byId(userId);
  if (member === undefined) throw new Error('A member has joined and is not there.');
  return member;
}
