import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../../platform/fields.js';
import { confirmationExample, confirmExample, secondStepExample } from '../auth.examples.js';
import type { Confirmation, SecondStep } from '../domain/second-factor.js';

export const codeField = {
  description: 'The six digits that the authenticator app shows. Blanks and dashes between them are ignored.',
  example: '492039',
  max: 6,
  read: (text: string): string => text.replace(/[\s\u200b-\u200d\u2060\ufeff-]|\p{Dash}/gu, ''),
  form: { pattern: /^\d{6}$/, detail: 'A code has six digits.' },
} as const;

const recoveryCodeField = {
  description: 'A recovery code, in place of a code of the app. Each works once.',
  example: 'ABCD-EFGH-IJKL-MNOP',
  max: 40,
} as const;

export class SecondStepDto implements SecondStep {
  static readonly example = secondStepExample;

  @Text({
    description: 'The challenge of the first step.',
    example: 'ch_mfa_0000000000000000000000000000000000000000000000000',
    max: 100,
  })
  challenge!: string;

  @Text({ ...codeField, optional: true })
  code?: string;

  @Text({ ...recoveryCodeField, optional: true })
  recovery_code?: string;
}

export class ConfirmDto implements Confirmation {
  static readonly example = confirmExample;

  @Text({
    description: 'The password, of a user without a second factor.',
    example: 'correct horse battery staple',
    max: 128,
    asTyped: true,
    optional: true,
  })
  password?: string;

  @Text({ ...codeField, optional: true })
  code?: string;

  @Text({ ...recoveryCodeField, optional: true })
  recovery_code?: string;
}

export class ConfirmationDto {
  static readonly example: ConfirmationDto = confirmationExample;

  @ApiProperty({
    description: 'Until then, sensitive operations do not ask again.',
    type: String,
    format: 'date-time',
  })
  confirmed_until!: string;
}
