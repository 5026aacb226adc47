import { ApiProperty } from '@nestjs/swagger';
import { Sum } from './sum.dto.js';
import { revenueExample } from '../reports.examples.js';

export class RevenueSumsDto {
  @Sum('Without tax.', 1193.75)
  net!: number;

  @Sum('The tax.', 226.81)
  tax!: number;

  @Sum('With tax.', 1420.56)
  total!: number;
}

export class DocumentSumsDto extends RevenueSumsDto {
  @ApiProperty({ description: 'How many documents these are.', type: 'integer', example: 1 })
  documents!: number;
}

class RevenueFiguresDto {
  @ApiProperty({ description: 'Issued invoices that are not void, by their issue date.' })
  invoiced!: DocumentSumsDto;

  @ApiProperty({ description: 'Credit notes that are not void, by their own issue date.' })
  credited!: DocumentSumsDto;

  @ApiProperty({
    description:
      'What customers took off for paying early, and rests let go as rounding or goodwill, by the day of the money; ' +
      'what ends again counts from the day that it ended. It lowers turnover and tax.',
  })
  discounted!: RevenueSumsDto;

  @Sum('Rests that were let go because a bank kept them; a cost, which lowers no tax.', 5)
  bank_fees!: number;

  @Sum('Invoiced less credited and discounted, without tax.', 1193.75)
  net_revenue!: number;

  @Sum('Payments received, by the day they came in, before refunds; reversed ones are not counted.', 1420.56)
  payments_received!: number;

  @Sum('Given back out of payments, by the day it went out; credit notes paid out are not counted.', 20)
  payments_refunded!: number;
}

export class MonthRevenueDto extends RevenueFiguresDto {
  @ApiProperty({ example: '2026-11', pattern: String.raw`^\d{4}-\d{2}$` })
  month!: string;
}

export class CurrencyRevenueDto extends RevenueFiguresDto {
  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'Every month of the span, in order.', type: [MonthRevenueDto] })
  months!: MonthRevenueDto[];
}

export class RevenueDto {
  static readonly example: RevenueDto = revenueExample;

  @ApiProperty({ description: 'The first month.', example: '2025-12' })
  from!: string;

  @ApiProperty({ description: 'The last month.', example: '2026-11' })
  to!: string;

  @ApiProperty({
    description: 'Only what had been recorded by this instant is told, if that was asked for.',
    format: 'date-time',
    required: false,
    example: '2026-11-21T10:00:00.000Z',
  })
  known_at?: string;

  @ApiProperty({
    description:
      'One entry per currency, with its figures over all months; the organization’s own comes first and is ' +
      'always there.',
    type: [CurrencyRevenueDto],
  })
  data!: CurrencyRevenueDto[];
}
