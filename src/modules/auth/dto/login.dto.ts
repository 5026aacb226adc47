import { Email, Id, Text } from '../../../platform/fields.js';
import type { SignIn } from '../domain/sign-in.js';

export class LoginDto implements SignIn {
  @Email({ description: 'The e-mail address of the user.', example: 'owner@example.com' })
  email!: string;

  @Text({ description: 'The password.', example: 'correct horse battery staple', max: 128, asTyped: true })
  password!: string;

  @Id('org', { description: 'The organization to work in; by default the one joined first.', optional: true })
  organization_id?: string;
}
