import { ApiProperty } from '@nestjs/swagger';
import { withheldExample } from '../reports.examples.js';
import { Sum } from './sum.dto.js';

export class CurrencyWithheldDto {
  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'Invoices of which something is withheld.', type: 'integer', example: 3 })
  invoices!: number;

  @Sum('What customers withhold of them.', 450)
  withheld!: number;

  @Sum('What credit notes have taken back of it.', 15)
  credited!: number;

  @Sum('What certificates confirm.', 285)
  certified!: number;

  @Sum('What is still without a certificate.', 150)
  uncertified!: number;
}

export class WithheldReportDto {
  static readonly example = withheldExample;

  @ApiProperty({ description: 'Of the issue dates.', example: '2026' })
  year!: string;

  @ApiProperty({ description: 'One for each currency.', type: [CurrencyWithheldDto] })
  data!: CurrencyWithheldDto[];
}
