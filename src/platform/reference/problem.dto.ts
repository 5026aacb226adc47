import { ApiProperty } from '@nestjs/swagger';
import { limitNames } from '../../kernel/problems/exceeded-limit.js';
import { problemCodes, problemKinds } from '../../kernel/problems/registry.js';

export class FieldFaultDto {
  @ApiProperty({
    description: 'RFC 6901 pointer to the field, or the parameter’s name.',
    example: '#/items/2/quantity',
  })
  pointer!: string;

  @ApiProperty({ description: 'What is wrong, for programs.', example: 'required' })
  code!: string;

  @ApiProperty({ description: 'What is wrong, for people.', example: 'This field is required.' })
  detail!: string;

  @ApiProperty({
    description: 'The rule of a standard that is broken, where it is one of an electronic document.',
    required: false,
    example: 'BR-DE-15',
  })
  rule?: string;

  @ApiProperty({
    description: 'Whose field it is, where that is not what was sent.',
    required: false,
    example: 'customer',
  })
  where?: string;
}

/** Which limit of an API key was exceeded, and by what. */
export class ExceededLimitDto {
  @ApiProperty({
    description: 'Where it stands in `limits` of the key.',
    enum: limitNames,
    example: 'per_day.amount',
  })
  name!: string;

  @ApiProperty({
    description: 'The amount or the number that is allowed; null for a limit that is none.',
    type: 'number',
    nullable: true,
    example: 2000,
  })
  value!: number | null;

  @ApiProperty({
    description: 'What was asked: an amount, or a number.',
    type: 'number',
    nullable: true,
    example: 119,
  })
  asked!: number | null;

  @ApiProperty({
    description: 'What is left of it today, for limits of a day.',
    type: 'number',
    nullable: true,
    example: 50,
  })
  left_today!: number | null;

  @ApiProperty({ description: 'The currency of the limit.', type: String, nullable: true, example: 'EUR' })
  currency!: string | null;

  @ApiProperty({
    description: 'What is allowed, for limits that are lists.',
    type: [String],
    nullable: true,
    example: null,
  })
  allowed!: string[] | null;
}

/** The body of every error. Its properties are in `problem-document.ts`; this is their schema. */
export class ProblemDto {
  @ApiProperty({
    description: 'Address of the page that explains the code.',
    example: '/problems/validation_failed',
  })
  type!: string;

  @ApiProperty({ example: problemKinds.validation_failed.title })
  title!: string;

  @ApiProperty({ description: 'The HTTP status.', type: 'integer', example: 422 })
  status!: number;

  @ApiProperty({ description: 'A sentence about this occurrence.', example: 'One field is not acceptable.' })
  detail!: string;

  @ApiProperty({ description: 'The path that was asked for.', example: '/api/invoices' })
  instance!: string;

  @ApiProperty({ description: 'One of a closed list; it decides the status.', enum: problemCodes })
  code!: string;

  @ApiProperty({
    description: 'The id under which the log has this request.',
    example: 'req_5f0c6a0d9d3f4a1b8c7e6d5f',
  })
  request_id!: string;

  @ApiProperty({ description: 'All faults at once, one entry each.', type: [FieldFaultDto], required: false })
  errors?: FieldFaultDto[];

  @ApiProperty({
    description: 'Stands for a sign-in that waits for its second factor. Only with `second_factor_required`.',
    required: false,
    example: 'ch_mfa_0000000000000000000000000000000000000000000000000',
  })
  challenge?: string;

  @ApiProperty({
    description: 'What is accepted, with `second_factor_required` and `confirmation_required`.',
    type: [String],
    required: false,
    example: ['code', 'recovery_code'],
  })
  methods?: string[];

  @ApiProperty({ description: 'With `limit_exceeded`: which one.', type: ExceededLimitDto, required: false })
  limit?: ExceededLimitDto;
}
