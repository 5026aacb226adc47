import { ApiProperty } from '@nestjs/swagger';
import { CreditNoteDto } from '../../credit-notes/index.js';
import { InvoiceDto } from '../../invoices/index.js';
import { correctionPaths } from '../domain/correction.js';
import { correctionExample } from '../corrections.examples.js';

export class CorrectionDto {
  static readonly example: CorrectionDto = correctionExample;

  @ApiProperty({
    description: 'How it was corrected.',
    enum: correctionPaths,
    example: 'voided_and_reissued',
  })
  path!: string;

  @ApiProperty({ description: 'The invoice that counts now.', type: InvoiceDto })
  invoice!: InvoiceDto;

  @ApiProperty({
    description: 'The invoice that it stands in for; absent when a draft was edited.',
    type: InvoiceDto,
    required: false,
  })
  corrected_invoice?: InvoiceDto;

  @ApiProperty({
    description: 'What took back the rest of that invoice, if that was needed.',
    type: CreditNoteDto,
    required: false,
  })
  credit_note?: CreditNoteDto;
}
