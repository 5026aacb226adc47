import { Email, Id, Text } from '../../../../platform/fields.js';
import type { SignIn } from '../domain/sign-in.js';
import { organizations } from '../../organizations/organizations.resource.js';
import { loginExample } from '../auth.examples.js';

export class LoginDto implements SignIn {
  static readonly example = loginExample;

  @Email({ description: 'The e-mail address of the user.', example: 'owner@example.com' })
  email!: string;

  @Text({ description: 'The password.', example: 'correct horse battery staple', max: 128, asTyped: true })
  password!: string;

  @Id(organizations, {
    description: 'The organization to work in; by default the one joined first.',
    optional: true,
  })
  organization_id?: string;
}
