import { ApiProperty } from '@nestjs/swagger';
import { sessionListExample } from '../auth.examples.js';

export class SessionOrganizationDto {
  @ApiProperty({ example: 'org_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ example: 'Analytical Engines Ltd' })
  name!: string;
}

export class SessionDto {
  @ApiProperty({ example: 'ses_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Whether it is the session that asks.', example: true })
  current!: boolean;

  @ApiProperty({ description: 'Whose books it is for.' })
  organization!: SessionOrganizationDto;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ description: 'Written at most once a minute.', type: String, format: 'date-time' })
  last_used_at!: string;

  @ApiProperty({ description: 'When it ends, however much it is used.', type: String, format: 'date-time' })
  expires_at!: string;

  @ApiProperty({ description: 'The address that it was opened from.', type: String, nullable: true })
  created_ip!: string | null;

  @ApiProperty({ description: 'The address that it was last used from.', type: String, nullable: true })
  last_ip!: string | null;

  @ApiProperty({
    description: 'The browser or program, as it calls itself.',
    type: String,
    nullable: true,
    example: 'Mozilla/5.0',
  })
  user_agent!: string | null;
}

export class SessionListDto {
  static readonly example: SessionListDto = sessionListExample;

  @ApiProperty({ description: 'The one used last first; at most 100.', type: [SessionDto] })
  data!: SessionDto[];
}
