import { Email, Text } from '../../../../platform/fields.js';
import {
  changePasswordExample,
  requestPasswordResetExample,
  resetPasswordExample,
} from '../auth.examples.js';
import { passwordLength } from '../domain/password-policy.js';
import type { PasswordChange, PasswordReset } from '../domain/sign-in.js';

const newPassword = {
  description: 'The new password: 8 to 128 characters of any kind, but none of the common ones.',
  example: 'seven wet otters under a bridge',
  ...passwordLength,
  asTyped: true,
};

export class ChangePasswordDto implements PasswordChange {
  static readonly example = changePasswordExample;

  @Text({
    description: 'The password as it is now.',
    example: 'correct horse battery staple',
    max: 128,
    asTyped: true,
  })
  current_password!: string;

  @Text(newPassword)
  new_password!: string;
}

export class RequestPasswordResetDto {
  static readonly example = requestPasswordResetExample;

  @Email({ description: 'The e-mail address of the user.', example: 'owner@example.com' })
  email!: string;
}

export class ResetPasswordDto implements PasswordReset {
  static readonly example = resetPasswordExample;

  @Text({
    description: 'The token of the link.',
    example: 'ch_rst_0000000000000000000000000000000000000000000000000',
    max: 100,
  })
  token!: string;

  @Text(newPassword)
  password!: string;
}
