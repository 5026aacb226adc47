import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { users } from '../auth/auth.resource.js';
import { toShownLimits, toUsageDto } from '../auth/index.js';
import type { CreatedInvitationDto, InvitationDto } from './dto/invitation.dto.js';
import type { MemberDto, MemberUsageDto } from './dto/member.dto.js';
import type { InvitationRow } from './entities/invitation.entity.js';
import { invitations } from './members.resource.js';
import type { MemberRow, MemberUsage } from './members.repository.js';

/** A member in the form of the API. */
export function toMemberDto(member: MemberRow): MemberDto {
  return {
    id: toTypeId(users.idPrefix, member.user_id),
    version: member.version,
    email: member.email,
    name: member.name,
    role: member.role,
    expires_at: member.expires_at && instantText(member.expires_at),
    created_at: instantText(member.created_at),
    last_used_at: member.last_used_at && instantText(member.last_used_at),
    limits: member.limits && toShownLimits(member.limits),
    limits_version: member.limits_version,
  };
}

/** What a member did today. */
export function toMemberUsageDto({ member, ...usage }: MemberUsage): MemberUsageDto {
  return { user_id: toTypeId(users.idPrefix, member.user_id), ...toUsageDto(usage, member) };
}

/** An invitation in the form of the API. */
export function toInvitationDto(invitation: InvitationRow): InvitationDto {
  return {
    id: toTypeId(invitations.idPrefix, invitation.id),
    email: invitation.email,
    role: invitation.role,
    membership_expires_at: invitation.membership_expires_at && instantText(invitation.membership_expires_at),
    invited_by: invitation.invited_by && toTypeId(users.idPrefix, invitation.invited_by),
    created_at: instantText(invitation.created_at),
    expires_at: instantText(invitation.expires_at),
    accepted_at: invitation.accepted_at && instantText(invitation.accepted_at),
    revoked_at: invitation.revoked_at && instantText(invitation.revoked_at),
  };
}

/** The same with its token, where it is not sent by mail. */
export function toCreatedInvitationDto(made: {
  readonly invitation: InvitationRow;
  readonly token: string | null;
}): CreatedInvitationDto {
  return { ...toInvitationDto(made.invitation), token: made.token };
}
