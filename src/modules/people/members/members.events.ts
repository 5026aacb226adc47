import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { InvitationRow } from './entities/invitation.entity.js';
import { toInvitationDto, toMemberDto } from './members.mapper.js';
import type { MemberRow } from './members.repository.js';

export function memberJoined(member: MemberRow): DomainEvent {
  return { type: 'member.joined', objectId: member.user_id, object: toMemberDto(member) };
}

export function memberUpdated(member: MemberRow, before: MemberRow): DomainEvent {
  return changeEvent('member.updated', member.user_id, {
    before: toMemberDto(before),
    now: toMemberDto(member),
  });
}

export function memberRemoved(member: MemberRow): DomainEvent {
  return { type: 'member.removed', objectId: member.user_id, object: toMemberDto(member) };
}

/** What happened to an invitation. */
export function invitationEvent(
  happened: 'created' | 'resent' | 'revoked' | 'accepted',
  invitation: InvitationRow,
): DomainEvent {
  const object = toInvitationDto(invitation);
  return { type: `invitation.${happened}`, objectId: invitation.id, object };
}
