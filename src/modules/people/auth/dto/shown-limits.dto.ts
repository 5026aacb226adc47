import { ApiProperty } from '@nestjs/swagger';
import { apiKeyUsageExample, shownLimitsExample } from '../auth.examples.js';

export class ShownAmountDto {
  @ApiProperty({ description: 'In whole units of the currency.', type: 'number', example: 500 })
  amount!: number;

  @ApiProperty({ description: 'The currency.', example: 'EUR' })
  currency!: string;
}

export class ShownDayLimitsDto {
  @ApiProperty({ description: 'The sum of a day.', type: 'number', nullable: true, example: 2000 })
  amount!: number | null;

  @ApiProperty({ description: 'The currency of that sum.', type: String, nullable: true, example: 'EUR' })
  currency!: string | null;

  @ApiProperty({
    description: 'How many documents and bookings in a day.',
    type: 'integer',
    nullable: true,
    example: 20,
  })
  count!: number | null;
}

export class ShownNeededApprovalDto {
  @ApiProperty({
    description: 'The operations that always wait for an approval.',
    type: [String],
    nullable: true,
    example: ['invoices.finalize'],
  })
  operations!: string[] | null;

  @ApiProperty({
    description: 'What comes to more, or to an amount in another currency, waits for an approval.',
    type: ShownAmountDto,
    nullable: true,
  })
  above!: ShownAmountDto | null;
}

export class ShownLimitsDto {
  static readonly example: ShownLimitsDto = shownLimitsExample;

  @ApiProperty({
    description: 'The most that one document or booking may come to.',
    type: ShownAmountDto,
    nullable: true,
  })
  max_amount!: ShownAmountDto | null;

  @ApiProperty({ description: 'What a day may come to.', type: ShownDayLimitsDto, nullable: true })
  per_day!: ShownDayLimitsDto | null;

  @ApiProperty({ description: 'Whether it may only write drafts.', example: false })
  draft_only!: boolean;

  @ApiProperty({ description: 'The customers that it may write for.', type: [String], nullable: true })
  customer_ids!: string[] | null;

  @ApiProperty({ description: 'The products that it may sell.', type: [String], nullable: true })
  product_ids!: string[] | null;

  @ApiProperty({
    description: 'The writing operations that it may call.',
    type: [String],
    nullable: true,
    example: ['invoices.create'],
  })
  operations!: string[] | null;

  @ApiProperty({
    description: 'What a person has to approve first.',
    type: ShownNeededApprovalDto,
    nullable: true,
  })
  needs_approval!: ShownNeededApprovalDto | null;
}

export class UsageDto {
  @ApiProperty({ description: 'The limits; null for none.', type: ShownLimitsDto, nullable: true })
  limits!: ShownLimitsDto | null;

  @ApiProperty({ description: 'The version of these limits.', type: 'integer', example: 1 })
  limits_version!: number;

  @ApiProperty({ description: 'The day that it is where the organization is.', format: 'date' })
  day!: string;

  @ApiProperty({ description: 'What was done today, by currency.', type: [ShownAmountDto] })
  amounts!: ShownAmountDto[];

  @ApiProperty({ description: 'How many documents and bookings today.', type: 'integer', example: 3 })
  count!: number;

  @ApiProperty({
    description: 'What is left today of the amount of a day; null without such a limit.',
    type: 'number',
    nullable: true,
    example: 810,
  })
  left_amount!: number | null;

  @ApiProperty({
    description: 'What is left today of the number of a day; null without such a limit.',
    type: 'integer',
    nullable: true,
    example: 17,
  })
  left_count!: number | null;
}

export class ApiKeyUsageDto extends UsageDto {
  static readonly example: ApiKeyUsageDto = apiKeyUsageExample;

  @ApiProperty({ description: 'The API key.', example: 'key_01h455vb4pex5vsknk084sn02q' })
  api_key_id!: string;
}
