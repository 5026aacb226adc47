import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../../platform/fields.js';
import { codeExample, recoveryCodesExample, secondFactorExample, setUpExample } from '../auth.examples.js';
import { codeField } from './confirmation.dto.js';

export class SecondFactorDto {
  static readonly example: SecondFactorDto = secondFactorExample;

  @ApiProperty({ description: 'Whether signing in needs a code.', example: true })
  is_on!: boolean;

  @ApiProperty({
    description: 'Since when; null without one.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  on_since!: string | null;

  @ApiProperty({ description: 'How many recovery codes are not used yet.', type: 'integer', example: 10 })
  recovery_codes_left!: number;
}

export class SecondFactorSetUpDto {
  static readonly example: SecondFactorSetUpDto = setUpExample;

  @ApiProperty({ description: 'For typing it into an authenticator app.' })
  secret!: string;

  @ApiProperty({ description: 'The text of the QR code.' })
  address!: string;
}

export class ConfirmSecondFactorDto {
  static readonly example = codeExample;

  @Text(codeField)
  code!: string;
}

export class RecoveryCodesDto {
  static readonly example: RecoveryCodesDto = recoveryCodesExample;

  @ApiProperty({ description: 'Each replaces a code of the app once.', type: [String] })
  recovery_codes!: string[];
}
