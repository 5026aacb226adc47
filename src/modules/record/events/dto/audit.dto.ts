import { ApiProperty } from '@nestjs/swagger';
import { auditListExample } from '../events.examples.js';
import { ActorDto, HappeningDto } from './event.dto.js';

export class AuditActorDto extends ActorDto {
  @ApiProperty({
    description: 'The name of the user or API key as it is now; null for the service itself.',
    type: String,
    nullable: true,
    example: 'Ada Lovelace',
  })
  name!: string | null;

  @ApiProperty({
    description: 'The door that the request came through: `mcp` for a tool, null for the HTTP API itself.',
    type: String,
    nullable: true,
    example: 'mcp',
  })
  via!: 'mcp' | null;

  @ApiProperty({
    description: 'The version of the limits of the API key that allowed it; null for whoever has no limits.',
    type: 'integer',
    nullable: true,
    example: null,
  })
  limits_version!: number | null;

  @ApiProperty({
    description: 'The version of the limits of the member who made the API key; null for one without limits.',
    type: 'integer',
    nullable: true,
    example: null,
  })
  maker_limits_version!: number | null;

  @ApiProperty({
    description: 'The approval that it was done by; null for what nobody had to approve.',
    type: String,
    nullable: true,
    example: null,
  })
  approval_id!: string | null;

  @ApiProperty({ description: 'The user who approved it.', type: String, nullable: true, example: null })
  approved_by!: string | null;
}

export class AuditEntryDto extends HappeningDto {
  @ApiProperty({
    description: '`<object>.<what happened>`: one of the types of `Event`; more may come.',
    pattern: String.raw`^[a-z_]+\.[a-z_]+$`,
    example: 'invoice.created',
  })
  type!: string;

  @ApiProperty({ description: 'Who did it.' })
  declare actor: AuditActorDto;

  @ApiProperty({
    description: 'The network address of the request; null for the service itself.',
    type: String,
    nullable: true,
    example: '192.0.2.7',
  })
  ip!: string | null;

  @ApiProperty({
    description: 'The browser or program, as it calls itself.',
    type: String,
    nullable: true,
    example: 'Mozilla/5.0',
  })
  user_agent!: string | null;

  @ApiProperty({
    description: 'The session of the user; null for an API key and for the service itself.',
    type: String,
    nullable: true,
    example: 'ses_01h455vb4pex5vsknk084sn02q',
  })
  session_id!: string | null;
}

export class AuditListDto {
  static readonly example: AuditListDto = auditListExample;

  @ApiProperty({ description: 'The newest first.', type: [AuditEntryDto] })
  data!: AuditEntryDto[];

  @ApiProperty({ description: 'Whether there are more.', example: false })
  has_more!: boolean;

  @ApiProperty({
    description: 'Ask again with it as `before`; null at the end.',
    type: String,
    nullable: true,
    example: '4711',
  })
  next_cursor!: string | null;
}
