import { Flag, Id } from '../../../../platform/fields.js';
import { organizations } from '../../organizations/organizations.resource.js';
import { switchExample } from '../auth.examples.js';
import type { Switch } from '../domain/sign-in.js';

export class SwitchOrganizationDto implements Switch {
  static readonly example = switchExample;

  @Id(organizations, { description: 'The organization to work in.' })
  organization_id!: string;

  @Flag({ description: 'Whether the current session ends.', example: false, optional: true })
  end_current?: boolean;
}
