import { ApiProperty } from '@nestjs/swagger';
import { Currency, OneOf, Text, TextList, TimeZone } from '../../../../platform/fields.js';
import { modes, roles, type Mode } from '../../../../platform/index.js';
import { sandboxParts, type NewOrganization, type SandboxPart } from '../../organizations/index.js';
import type { NewSandbox } from '../domain/tenant.js';
import {
  createOrganizationExample,
  createSandboxExample,
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

  @OneOf(modes, {
    description:
      'Test books are for trying: their numbers and documents say so, and their mails stay in the outbox.',
    example: 'live',
    optional: true,
  })
  mode?: Mode;
}

const parts: readonly string[] = sandboxParts;

export class CreateSandboxDto implements NewSandbox {
  static readonly example = createSandboxExample;

  @Text({
    description: 'Its name; else that of the organization with “Test”.',
    example: 'Sandbox',
    max: 255,
    optional: true,
  })
  name?: string;

  @TextList(
    {
      max: parts.length,
      accepts: (text) => parts.includes(text),
      detail: `Known parts: ${parts.join(', ')}.`,
    },
    {
      description:
        'What is taken over; the settings alone without this field. What is copied has new identifiers.',
      example: ['settings', 'products'],
      items: { enum: sandboxParts },
      optional: true,
    },
  )
  copy?: SandboxPart[];
}

export class OwnOrganizationDto {
  static readonly example: OwnOrganizationDto = ownOrganizationExample;

  @ApiProperty({ example: 'org_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ example: 'Difference Engines GmbH' })
  name!: string;

  @ApiProperty({ description: 'Whether the books count, or are for trying.', enum: modes, example: 'live' })
  mode!: Mode;

  @ApiProperty({
    description: 'The organization that it is a sandbox of; null for every other one.',
    type: String,
    nullable: true,
    example: null,
  })
  sandbox_of!: string | null;

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
