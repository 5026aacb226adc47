import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import type { priceListFates } from '../price-lists.resource.js';

export class PriceListEntryDto {
  @ApiProperty({ example: 'prd_01h455vb4pex5vsknk084sn02q' })
  product_id!: string;

  @ApiProperty({ description: 'What one unit costs.', example: 88 })
  price!: number;

  @ApiProperty({
    description: 'The quantity from which it costs that; null if any.',
    type: Number,
    nullable: true,
    example: 10,
  })
  min_quantity!: number | null;
}

export class PriceListDto implements Tells<typeof priceListFates> {
  static readonly example: PriceListDto = {
    id: 'prl_01h455vb4pex5vsknk084sn02q',
    version: 1,
    name: 'Wholesale 2027',
    currency: 'EUR',
    prices_include_tax: false,
    valid_from: '2027-01-01',
    valid_until: null,
    base_list_id: null,
    discount_percent: null,
    entries: [{ product_id: 'prd_01h455vb4pex5vsknk084sn02q', price: 88, min_quantity: 10 }],
    note: null,
    metadata: {},
    archived_at: null,
    created_at: '2026-11-21T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:00.000Z',
  };

  @ApiProperty({ example: 'prl_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the price list.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ example: 'Wholesale 2027' })
  name!: string;

  @ApiProperty({ example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'Whether its prices include tax.' })
  prices_include_tax!: boolean;

  @ApiProperty({
    description: 'The first day on which it holds.',
    type: String,
    format: 'date',
    nullable: true,
  })
  valid_from!: string | null;

  @ApiProperty({
    description: 'The last day on which it holds.',
    type: String,
    format: 'date',
    nullable: true,
  })
  valid_until!: string | null;

  @ApiProperty({
    description: 'The list that says what products cost that have no entry here.',
    type: String,
    nullable: true,
  })
  base_list_id!: string | null;

  @ApiProperty({
    description: 'What products without an entry cost less, as a percentage.',
    type: Number,
    nullable: true,
  })
  discount_percent!: number | null;

  @ApiProperty({
    description: 'The prices, in the order in which they were given.',
    type: [PriceListEntryDto],
  })
  entries!: PriceListEntryDto[];

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  metadata!: Record<string, string>;

  @ApiProperty({
    description: 'Since when it gives no prices and is hidden from lists.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  archived_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

/** A price list in a list: without its prices. */
export class PriceListSummaryDto extends OmitType(PriceListDto, ['entries']) {}

const { entries: _entries, ...summary } = PriceListDto.example;

export class PriceListListDto extends ListDto {
  static readonly example: PriceListListDto = { data: [summary], has_more: false, next_cursor: null };

  @ApiProperty({ type: [PriceListSummaryDto] })
  data!: PriceListSummaryDto[];
}
