import { ApiProperty } from '@nestjs/swagger';
import { agingBuckets } from '../../../../kernel/accounts/aging.js';
import { Sum } from './sum.dto.js';
import { receivablesExample } from '../reports.examples.js';

export class AgingBucketDto {
  @ApiProperty({ description: 'Days since the due date.', enum: agingBuckets, example: '1_30' })
  bucket!: string;

  @Sum('What is due on these invoices.', 1420.56)
  amount!: number;

  @ApiProperty({ description: 'How many invoices these are.', type: 'integer', example: 2 })
  invoices!: number;
}

export class CurrencyReceivablesDto {
  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @Sum('What is due on open invoices, overdue ones among them.', 2611.11)
  due!: number;

  @Sum('What is due on invoices whose due date has passed.', 1420.56)
  overdue!: number;

  @ApiProperty({ description: 'Open invoices, overdue ones among them.', type: 'integer', example: 3 })
  open_invoices!: number;

  @ApiProperty({ description: 'Invoices whose due date has passed.', type: 'integer', example: 2 })
  overdue_invoices!: number;

  @ApiProperty({ description: 'Every bucket, from not due to the oldest.', type: [AgingBucketDto] })
  aging!: AgingBucketDto[];

  @Sum('What customers have to their credit: of payments and credit notes, not settling an invoice yet.', 0)
  unapplied_credit!: number;
}

export class ReceivablesDto {
  static readonly example: ReceivablesDto = receivablesExample;

  @ApiProperty({
    description:
      'The day that all of it is of: today where the organization is, or the day that was asked for.',
    type: String,
    format: 'date',
  })
  as_of!: string;

  @ApiProperty({
    description: 'Only what had been recorded by this instant is told, if that was asked for.',
    format: 'date-time',
    required: false,
    example: '2026-11-21T10:00:00.000Z',
  })
  known_at?: string;

  @ApiProperty({ description: 'Time zone of the organization.', example: 'Europe/Berlin' })
  time_zone!: string;

  @ApiProperty({
    description: 'One entry per currency; the organization’s own comes first and is always there.',
    type: [CurrencyReceivablesDto],
  })
  data!: CurrencyReceivablesDto[];
}
