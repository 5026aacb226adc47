import { ApiProperty } from '@nestjs/swagger';
import { memberScopes } from '../../../resources.js';
import { OrganizationSummaryDto, UserDto } from './login-result.dto.js';
import { meExample } from '../auth.examples.js';

export class MeDto {
  static readonly example: MeDto = meExample;

  @ApiProperty({
    description: 'What kind of credential was sent.',
    enum: ['user', 'api_key'],
    example: 'user',
  })
  kind!: string;

  @ApiProperty({ description: 'The signed-in user; null for an API key.', type: UserDto, nullable: true })
  user!: UserDto | null;

  @ApiProperty({
    description: 'The identifier of the API key; null for a user.',
    type: String,
    nullable: true,
    example: null,
  })
  api_key_id!: string | null;

  @ApiProperty()
  organization!: OrganizationSummaryDto;

  @ApiProperty({
    description: 'What the credential may do.',
    enum: memberScopes,
    isArray: true,
    example: ['invoices:read'],
  })
  scopes!: string[];

  @ApiProperty({
    description: 'Whether the session can only set up the second factor that the organization requires.',
    example: false,
  })
  set_up_only!: boolean;
}
