import { ApiProperty } from '@nestjs/swagger';
import { Instant, OneOf } from '../../../../platform/fields.js';
import { roles } from '../../../../platform/index.js';
import { ShownLimitsDto, UsageDto } from '../../auth/index.js';
import type { MemberRole, MemberTerms } from '../domain/member-terms.js';
import {
  memberExample,
  memberListExample,
  memberUsageExample,
  updateMemberExample,
} from '../members.examples.js';

export class UpdateMemberDto implements MemberTerms {
  static readonly example = updateMemberExample;

  @OneOf(roles, { description: 'What the member may do from now on.', example: 'bookkeeper' })
  role!: MemberRole;

  @Instant({
    description: 'When the membership ends by itself; never without it. An auditor needs one.',
    example: '2027-03-31T22:00:00Z',
    optional: true,
  })
  expires_at?: Date;
}

export class MemberDto {
  static readonly example: MemberDto = memberExample;

  @ApiProperty({ description: 'The identifier of the user.', example: 'usr_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the membership.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ example: 'ada@example.com' })
  email!: string;

  @ApiProperty({ example: 'Ada Lovelace' })
  name!: string;

  @ApiProperty({ enum: roles, example: 'bookkeeper' })
  role!: string;

  @ApiProperty({
    description: 'When the membership ends by itself; null for never.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  expires_at!: string | null;

  @ApiProperty({ description: 'Since when the user is a member.', type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({
    description: 'When an open session was last used; null if the member is not signed in.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  last_used_at!: string | null;

  @ApiProperty({
    description: 'What the member may not go beyond, besides the role; null for nothing.',
    type: ShownLimitsDto,
    nullable: true,
  })
  limits!: ShownLimitsDto | null;

  @ApiProperty({
    description:
      'Counts the changes of the limits. The audit log has the version under which something was done.',
    type: 'integer',
    example: 1,
  })
  limits_version!: number;
}

export class MemberUsageDto extends UsageDto {
  static readonly example: MemberUsageDto = memberUsageExample;

  @ApiProperty({ description: 'The user.', example: memberUsageExample.user_id })
  user_id!: string;
}

export class MemberListDto {
  static readonly example: MemberListDto = memberListExample;

  @ApiProperty({ description: 'All of them, who joined first first.', type: [MemberDto] })
  data!: MemberDto[];
}
