import { ApiProperty } from '@nestjs/swagger';
import { Currency, Text, TimeZone } from '../../../platform/fields.js';
import { roles } from '../../../platform/index.js';
import type { NewOrganization } from '../../organizations/index.js';
import {
  createOrganizationExample,
  ownOrganizationExample,
  ownOrganizationListExample,
} from '../tenants.examples.js';

export class CreateOrganizationDto implements NewOrganization {
  static readonly example = createOrganizationExample;

  @Text({ description: 'Name as it is used every day.', example: 'Difference Engines GmbH', max: 255 })
  name!: string;

  @Currency({ description: 'Currency of new documents, unless the customer has another one.' })
  currency!: string;

  @TimeZone({ description: 'Where the organization’s days begin and end.' })
  time_zone!: string;
}

export class OwnOrganizationDto {
  static readonly example: OwnOrganizationDto = ownOrganizationExample;

  @ApiProperty({ example: 'org_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ example: 'Difference Engines GmbH' })
  name!: string;

  @ApiProperty({ description: 'The currency of documents that name none.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'Where its days begin and end; an IANA time zone.', example: 'Europe/Berlin' })
  time_zone!: string;

  @ApiProperty({ description: 'What you may do there.', enum: roles, example: 'owner' })
  role!: string;

  @ApiProperty({
    description: 'Since when its books can only be read; null while they are open.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  closed_at!: string | null;
}

export class OwnOrganizationListDto {
  static readonly example: OwnOrganizationListDto = ownOrganizationListExample;

  @ApiProperty({ description: 'All of them, the one joined first first.', type: [OwnOrganizationDto] })
  data!: OwnOrganizationDto[];
}
