import { ApiProperty } from '@nestjs/swagger';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Amount, Day, Text } from '../../../../platform/fields.js';
import type { CertificateDetails } from '../domain/certificate.js';
import { InvoiceAmountsDto } from './invoice-amounts.dto.js';

export class CertificateDetailsDto implements CertificateDetails {
  @Text({ description: 'What it is called by.', example: '2026/0815', max: 100 })
  number!: string;

  @Day({ description: 'Its day.', example: '2027-02-15' })
  date!: string;

  @Amount({ description: 'What it confirms of this invoice.', example: 150, zero: 'refused' })
  amount!: Decimal;
}

export class CertificateDto {
  @ApiProperty({ description: 'What it is called by.', example: '2026/0815' })
  number!: string;

  @ApiProperty({ description: 'Its day.', type: String, format: 'date', example: '2027-02-15' })
  date!: string;

  @ApiProperty({ description: 'What it confirms of this invoice.', example: 150 })
  amount!: number;
}

/** What an invoice comes to, and what has become of what is withheld of it. */
export class CertifiedAmountsDto extends InvoiceAmountsDto {
  @ApiProperty({ description: 'What credit notes have taken back of what is withheld.', example: 0 })
  withholding_credited!: number;

  @ApiProperty({ description: 'What confirms that the customer has paid it.', type: [CertificateDto] })
  certificates!: CertificateDto[];

  @ApiProperty({ description: 'Their sum.', example: 0 })
  certified_amount!: number;
}
