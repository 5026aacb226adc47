import { ApiProperty } from '@nestjs/swagger';
import { OneOf } from '../../../../platform/fields.js';
import { securityExample } from '../auth.examples.js';
import { requirements, type Requirement } from '../domain/second-factor.js';

const description = 'Of whom a second factor is required: owners and admins are managers.';

export class SecurityDto {
  static readonly example: SecurityDto = securityExample;

  @ApiProperty({ description, enum: requirements, example: 'managers' })
  require_second_factor!: Requirement;
}

/** The object of the event that tells that the requirement has changed. */
export class SecurityChangeDto {
  @ApiProperty({ pattern: '^org_[0-9a-z]{26}$', example: 'org_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description, enum: requirements, example: 'managers' })
  require_second_factor!: Requirement;
}

export class UpdateSecurityDto {
  static readonly example = securityExample;

  @OneOf(requirements, { description, example: 'managers' })
  require_second_factor!: Requirement;
}
