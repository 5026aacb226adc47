import { ApiProperty } from '@nestjs/swagger';
import { ProblemDto } from '../../../../platform/index.js';
import { EventDataDto } from '../../events/index.js';
import { dryRunExample } from '../dry-runs.examples.js';

export class DryRunEventDto {
  @ApiProperty({ description: 'What would happen.', example: 'invoice.finalized' })
  type!: string;

  @ApiProperty({ description: 'What the event would say.' })
  data!: EventDataDto;
}

export class DryRunMessageDto {
  @ApiProperty({ description: 'Addresses of recipients.', type: [String], example: ['ap@example.com'] })
  to!: readonly string[];

  @ApiProperty({ description: 'Subject line.', example: 'Invoice INV-2026-00001' })
  subject!: string;
}

export class DryRunDocumentDto {
  @ApiProperty({ description: 'What it would be written as.', example: 'factur_x' })
  format!: string;

  @ApiProperty({ description: 'Whether it would keep the rules of that format.' })
  valid!: boolean;
}

export class DryRunChangeDto {
  @ApiProperty({ description: 'The kind of object, as types of events begin with it.', example: 'invoice' })
  object!: string;

  @ApiProperty({
    description: 'The object; null for what there is one of, such as the settings of mail.',
    type: String,
    nullable: true,
    pattern: '^[a-z]{3}_[0-9a-z]{26}$',
    example: 'inv_01h455vb4pex5vsknk084sn02q',
  })
  object_id!: string | null;

  @ApiProperty({
    description: 'Those of its fields that would change, as they are.',
    type: 'object',
    additionalProperties: true,
    example: { status: 'draft' },
  })
  before!: object;

  @ApiProperty({
    description: 'The same fields as they would be.',
    type: 'object',
    additionalProperties: true,
    example: { status: 'open' },
  })
  after!: object;
}

export class DryRunDto {
  static readonly example: DryRunDto = dryRunExample;

  @ApiProperty({ description: 'The operation that was tried.', example: 'invoices.finalize' })
  operation!: string;

  @ApiProperty({ description: 'Whether the request would be done.' })
  would_succeed!: boolean;

  @ApiProperty({ description: 'Its status.', type: 'integer', example: 200 })
  status!: number;

  @ApiProperty({
    description:
      'Whether the request would wait for an approval, by the limits of the API key: 202 in place of this.',
  })
  needs_approval!: boolean;

  @ApiProperty({
    description: 'Why it would be refused; null if it would not.',
    type: ProblemDto,
    nullable: true,
  })
  problem!: ProblemDto | null;

  @ApiProperty({
    description: 'What it would answer; null if it would be refused, and for an answer without content.',
    type: 'object',
    additionalProperties: true,
    nullable: true,
  })
  answer!: object | null;

  @ApiProperty({
    description:
      'JSON pointers into the answer of what may be otherwise when it is done: identifiers of what is new, the next ' +
      'number of a series, secrets.',
    type: [String],
    example: ['#/number'],
  })
  provisional!: readonly string[];

  @ApiProperty({
    description: 'What would be told of it. Of objects that the credential may not read, the id alone.',
    type: [DryRunEventDto],
  })
  events!: readonly DryRunEventDto[];

  @ApiProperty({
    description: 'What would change on objects that were there before.',
    type: [DryRunChangeDto],
  })
  changes!: readonly DryRunChangeDto[];

  @ApiProperty({ description: 'Mails that would be queued; none is sent.', type: [DryRunMessageDto] })
  messages!: readonly DryRunMessageDto[];

  @ApiProperty({ description: 'Documents that would be made of an invoice.', type: [DryRunDocumentDto] })
  documents!: readonly DryRunDocumentDto[];

  @ApiProperty({
    description: 'What is wrong with those documents, in sentences.',
    type: [String],
    example: [],
  })
  warnings!: readonly string[];
}
