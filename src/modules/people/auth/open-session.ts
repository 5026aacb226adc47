import { randomBytes } from 'node:crypto';
import { newId, type ControlTransaction } from '../../../platform/index.js';
import { OrganizationsRepository, type OrganizationEntity } from '../organizations/index.js';
import { accountEvent } from './account.events.js';
import { AccountEventsRepository } from './account-events.repository.js';
import { sha256 } from './credentials.service.js';
import { isRequiredOf } from './domain/second-factor.js';
import type { Device } from './domain/sign-in.js';
import { sessionToken } from './domain/token.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { SessionsRepository, type SessionEnds } from './sessions.repository.js';
import type { Member } from './users.repository.js';

/** A user's new session. The token is nowhere else. */
export interface OpenedSession {
  readonly token: string;
  readonly member: Member;
  readonly organization: OrganizationEntity;
  /** Until it ends for good. */
  readonly lifeMs: number;
  /** Whether it can do nothing but set up the second factor that the organization requires. */
  readonly setUpOnly: boolean;
}

/** Opens a session for a member who has proved to be one, and tells it. Sessions that have expired leave with it. */
export async function openSession(
  tx: ControlTransaction,
  member: Member,
  { device, expires_at, confirmed_until }: SessionEnds & { readonly device: Device },
): Promise<OpenedSession> {
  const token = sessionToken(randomBytes(32));
  const id = newId(tx.realNow);
  const sessions = new SessionsRepository(tx);
  await sessions.deleteExpired();
  await sessions.insert({
    id,
    token_hash: sha256(token),
    organization_id: member.organization_id,
    user_id: member.id,
    created_at: tx.realNow,
    last_used_at: tx.realNow,
    expires_at,
    created_ip: device.address,
    last_ip: device.address,
    user_agent: device.userAgent,
    confirmed_until,
  });
  await new AccountEventsRepository(tx).tell(accountEvent('signed_in', member), {
    cause: { actorId: member.id, device, sessionId: id },
    place: member.organization_id,
  });
  const organization = await new OrganizationsRepository(tx).existing(member.organization_id);
  const isRequired = isRequiredOf(organization.require_second_factor, member.role);
  const setUpOnly = isRequired && !(await new SecondFactorsRepository(tx).isOn(member.id));
  return { token, member, organization, lifeMs: expires_at.getTime() - tx.realNow.getTime(), setUpOnly };
}
