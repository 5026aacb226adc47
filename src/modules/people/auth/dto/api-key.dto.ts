import { ApiProperty } from '@nestjs/swagger';
import { scopes } from '../../../resources.js';
import { ListDto } from '../../../../platform/lists.js';
import { ShownLimitsDto } from './shown-limits.dto.js';
import { apiKeyExample, apiKeyListExample, createdApiKeyExample } from '../auth.examples.js';

export class ApiKeyDto {
  static readonly example: ApiKeyDto = apiKeyExample;

  @ApiProperty({ example: 'key_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ example: 'Web shop' })
  name!: string;

  @ApiProperty({
    description: 'What the key may do; an empty list means everything.',
    enum: scopes,
    isArray: true,
  })
  scopes!: string[];

  @ApiProperty({
    description: 'From where the key may be used; an empty list means everywhere.',
    type: [String],
  })
  allowed_ips!: string[];

  @ApiProperty({
    description: 'The user who created the key; null for the key of the first start.',
    type: String,
    nullable: true,
    example: 'usr_01h455vb4pex5vsknk084sn02q',
  })
  created_by!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expires_at!: string | null;

  @ApiProperty({
    description: 'Written at most once a minute.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  last_used_at!: string | null;

  @ApiProperty({
    description: 'Since when the key no longer works.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  revoked_at!: string | null;

  @ApiProperty({
    description: 'What the key may not go beyond, besides its scopes; null for no limits.',
    type: () => ShownLimitsDto,
    nullable: true,
  })
  limits!: ShownLimitsDto | null;

  @ApiProperty({
    description:
      'Counts the changes of the limits. The audit log says under which version something was done.',
    type: 'integer',
    example: 1,
  })
  limits_version!: number;
}

export class CreatedApiKeyDto extends ApiKeyDto {
  static override readonly example: CreatedApiKeyDto = createdApiKeyExample;

  @ApiProperty({
    description: 'The API key itself. It is shown this once and cannot be had again.',
    example: 'ch_live_01h455vb4pex5vsknk084sn02q_0000000000000000000000000000000000000000000000000',
  })
  secret!: string;
}

export class ApiKeyListDto extends ListDto {
  static readonly example: ApiKeyListDto = apiKeyListExample;

  @ApiProperty({ type: [ApiKeyDto] })
  data!: ApiKeyDto[];
}
