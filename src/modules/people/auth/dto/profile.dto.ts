import { ApiProperty } from '@nestjs/swagger';
import { Email, Text } from '../../../../platform/fields.js';
import {
  changeEmailExample,
  confirmEmailExample,
  profileExample,
  updateProfileExample,
} from '../auth.examples.js';
import type { ProfileDetails } from '../domain/sign-in.js';

const NAME = 'Other members see it, and the audit log.';

export class UpdateProfileDto implements ProfileDetails {
  static readonly example = updateProfileExample;

  @Text({ description: NAME, example: 'Ada Lovelace', min: 1, max: 255 })
  name!: string;
}

export class ChangeEmailDto {
  static readonly example = changeEmailExample;

  @Email({ description: 'The address to sign in with from now on.', example: 'ada@example.org' })
  email!: string;
}

export class ConfirmEmailDto {
  static readonly example = confirmEmailExample;

  @Text({ description: 'The token of the link.', example: confirmEmailExample.token, max: 100 })
  token!: string;
}

export class ProfileDto {
  static readonly example: ProfileDto = profileExample;

  @ApiProperty({ example: 'usr_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'The address to sign in with.', format: 'email', example: 'ada@example.com' })
  email!: string;

  @ApiProperty({
    description:
      'The address that takes its place once the link that was sent to it is opened; null for none.',
    type: String,
    format: 'email',
    nullable: true,
    example: null,
  })
  pending_email!: string | null;

  @ApiProperty({ description: NAME, example: 'Ada Lovelace' })
  name!: string;

  @ApiProperty({ description: 'Since when there is this account.', format: 'date-time' })
  created_at!: string;
}
