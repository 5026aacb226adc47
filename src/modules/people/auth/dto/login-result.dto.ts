import { ApiProperty } from '@nestjs/swagger';
import { modes, roles } from '../../../../platform/index.js';
import { loginResultExample } from '../auth.examples.js';

export class UserDto {
  @ApiProperty({ example: 'usr_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ example: 'owner@example.com' })
  email!: string;

  @ApiProperty({ example: 'Ada Lovelace' })
  name!: string;

  @ApiProperty({ description: 'What the user may do in the organization.', enum: roles, example: 'owner' })
  role!: string;
}

export class OrganizationSummaryDto {
  @ApiProperty({ example: 'org_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ example: 'Analytical Engines Ltd' })
  name!: string;

  @ApiProperty({ description: 'Whether the books count, or are for trying.', enum: modes, example: 'live' })
  mode!: string;

  @ApiProperty({ description: 'The currency of documents that name none.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'Where its days begin and end; an IANA time zone.', example: 'Europe/Berlin' })
  time_zone!: string;
}

export class LoginResultDto {
  static readonly example: LoginResultDto = loginResultExample;

  @ApiProperty({
    description: 'The login token. It goes where an API key goes: `Authorization: Bearer <token>`.',
    example: 'ch_ses_0000000000000000000000000000000000000000000000000',
  })
  access_token!: string;

  @ApiProperty({ enum: ['Bearer'], example: 'Bearer' })
  token_type!: string;

  @ApiProperty({
    description: 'Seconds until the token ends for good. Unused for an hour it ends earlier.',
    type: 'integer',
    example: 43_200,
  })
  expires_in!: number;

  @ApiProperty()
  user!: UserDto;

  @ApiProperty()
  organization!: OrganizationSummaryDto;

  @ApiProperty({
    description: 'Whether the session can only set up the second factor that the organization requires.',
    example: false,
  })
  set_up_only!: boolean;
}
