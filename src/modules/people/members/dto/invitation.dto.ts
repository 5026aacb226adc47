import { ApiProperty } from '@nestjs/swagger';
import { Email, Instant, OneOf, Text } from '../../../../platform/fields.js';
import { roles } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import { OrganizationSummaryDto } from '../../auth/index.js';
import type { Acceptance, MemberRole, NewInvitation } from '../domain/member-terms.js';
import {
  acceptedInvitationExample,
  acceptInvitationExample,
  createdInvitationExample,
  createInvitationExample,
  invitationListExample,
  joinExample,
} from '../members.examples.js';

export class CreateInvitationDto implements NewInvitation {
  static readonly example = createInvitationExample;

  @Email({ description: 'Whom to invite.', example: 'ada@example.com' })
  email!: string;

  @OneOf(roles, { description: 'What the member will be allowed to do.', example: 'bookkeeper' })
  role!: MemberRole;

  @Instant({
    description: 'When the membership will end by itself; never without it. An auditor needs one.',
    example: '2027-03-31T22:00:00Z',
    optional: true,
  })
  expires_at?: Date;
}

export class AcceptInvitationDto implements Acceptance {
  static readonly example = acceptInvitationExample;

  @Text({
    description: 'The token of the link.',
    example: 'ch_inv_0000000000000000000000000000000000000000000000000',
    max: 100,
  })
  token!: string;

  @Text({
    description:
      'The password of the account with this address, or the password of the new one: 8 to 128 characters of any ' +
      'kind, but none of the common ones.',
    example: 'seven wet otters under a bridge',
    max: 128,
    asTyped: true,
  })
  password!: string;

  @Text({
    description:
      'The name of a new user; without it the beginning of the address. Ignored for an address with an account.',
    example: 'Ada Lovelace',
    max: 255,
    optional: true,
    min: 1,
  })
  name?: string;
}

export class JoinDto {
  static readonly example = joinExample;

  @Text({ description: 'The token of the link.', example: joinExample.token, max: 100 })
  token!: string;
}

export class InvitationDto {
  @ApiProperty({ example: 'ivt_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ example: 'ada@example.com' })
  email!: string;

  @ApiProperty({ enum: roles, example: 'bookkeeper' })
  role!: string;

  @ApiProperty({
    description: 'When the membership will end by itself; null for never.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  membership_expires_at!: string | null;

  @ApiProperty({
    description: 'The user who invited; null for one who is gone.',
    type: String,
    nullable: true,
    example: 'usr_01h455vb4pex5vsknk084sn02q',
  })
  invited_by!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ description: 'Until when the link works.', type: String, format: 'date-time' })
  expires_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  accepted_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  revoked_at!: string | null;
}

export class CreatedInvitationDto extends InvitationDto {
  static readonly example: CreatedInvitationDto = createdInvitationExample;

  @ApiProperty({
    description:
      'The token of the link, shown this once where no mail is configured: pass on the address of the panel with ' +
      '`/accept-invitation#` and the token behind it. Null when the link goes by mail.',
    type: String,
    nullable: true,
    example: 'ch_inv_0000000000000000000000000000000000000000000000000',
  })
  token!: string | null;
}

export class InvitationListDto extends ListDto {
  static readonly example: InvitationListDto = invitationListExample;

  @ApiProperty({ type: [InvitationDto] })
  data!: InvitationDto[];
}

export class AcceptedInvitationDto {
  static readonly example: AcceptedInvitationDto = acceptedInvitationExample;

  @ApiProperty({ description: 'The address to sign in with.', example: 'ada@example.com' })
  email!: string;

  @ApiProperty({ description: 'Whose books they are.' })
  organization!: OrganizationSummaryDto;
}
