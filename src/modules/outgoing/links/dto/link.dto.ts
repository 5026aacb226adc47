import { ApiProperty } from '@nestjs/swagger';
import { Instant } from '../../../../platform/fields.js';
import { linkChannels, type LinkDetails } from '../domain/link.js';
import { createdLinkExample, createLinkExample, linkListExample } from '../links.examples.js';

const instant = { type: String, format: 'date-time', nullable: true } as const;

export class CreateLinkDto implements LinkDetails {
  static readonly example: LinkDetails = createLinkExample;
  static readonly mayBeAbsent = true;

  @Instant({
    description:
      'Until when it works; else for some time after nothing was left to be paid, as the document settings say.',
    example: '2027-03-31T22:00:00Z',
    optional: true,
  })
  expires_at?: Date;
}

export class LinkDto {
  @ApiProperty({ example: 'lnk_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({
    description: 'The invoice that it shows; null for others.',
    type: String,
    nullable: true,
    example: 'inv_01h455vb4pex5vsknk084sn02q',
  })
  invoice_id!: string | null;

  @ApiProperty({
    description: 'The credit note that it shows; null for others.',
    type: String,
    nullable: true,
    example: null,
  })
  credit_note_id!: string | null;

  @ApiProperty({
    description: 'The quote that it shows; null for others.',
    type: String,
    nullable: true,
    example: null,
  })
  quote_id!: string | null;

  @ApiProperty({
    description: '`email`: in a mail of this service. `other`: it was asked for, to be passed on.',
    enum: linkChannels,
    example: 'other',
  })
  channel!: string;

  @ApiProperty({
    description: 'How often a person has looked; looks within half an hour count as one.',
    type: 'integer',
    example: 1,
  })
  views!: number;

  @ApiProperty({ description: 'When a person looked for the first time.', ...instant })
  first_viewed_at!: string | null;

  @ApiProperty({ description: 'When the last look that counts was.', ...instant })
  last_viewed_at!: string | null;

  @ApiProperty({
    description:
      'As it was said. Null: it works for some time after nothing was left to be paid (`link_days_after_payment`).',
    ...instant,
  })
  expires_at!: string | null;

  @ApiProperty({ description: 'When somebody ended it.', ...instant })
  ended_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;
}

export class CreatedLinkDto extends LinkDto {
  static readonly example: CreatedLinkDto = createdLinkExample;

  @ApiProperty({
    description: 'The address below that of the service, shown this once. It works like a password.',
    example: createdLinkExample.path,
  })
  path!: string;

  @ApiProperty({
    description: 'The whole address; null where the service does not know its own (`PUBLIC_URL`).',
    type: String,
    nullable: true,
    example: createdLinkExample.url,
  })
  url!: string | null;
}

export class LinkListDto {
  static readonly example: LinkListDto = linkListExample;

  @ApiProperty({ type: [LinkDto] })
  data!: LinkDto[];
}
