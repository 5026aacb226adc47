import { ApiProperty } from '@nestjs/swagger';
import { CustomerBalanceDto } from '../../receivables/index.js';
import { appliedCreditExample } from '../applied-credit.examples.js';

export class SettledByCreditDto {
  @ApiProperty({ description: 'The payment that has settled it.', type: String, nullable: true })
  payment_id!: string | null;

  @ApiProperty({ description: 'The credit note that has settled it.', type: String, nullable: true })
  credit_note_id!: string | null;

  @ApiProperty({ example: 'inv_01h455vb4pex5vsknk084sn02q' })
  invoice_id!: string;

  @ApiProperty({ example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'How much of the invoice it has settled.', example: 100 })
  amount!: number;
}

export class AppliedCreditDto {
  static readonly example: AppliedCreditDto = appliedCreditExample;

  @ApiProperty({ description: 'What was settled, in the order in which it was.', type: [SettledByCreditDto] })
  settled!: SettledByCreditDto[];

  @ApiProperty({ description: 'The balance of the customer afterwards.', type: [CustomerBalanceDto] })
  balance!: CustomerBalanceDto[];
}
