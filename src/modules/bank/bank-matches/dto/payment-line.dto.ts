import { ApiProperty } from '@nestjs/swagger';
import { matchedBy, type MatchedBy } from '../../bank-statements/index.js';
import { matchKinds, type MatchKind } from '../domain/candidates.js';

/** What the history of a payment tells of a bank line: nothing that names anybody. */
export class PaymentLineDto {
  static readonly example: PaymentLineDto = {
    id: 'pay_01h455vb4pex5vsknk084sn02q',
    bank_line_id: 'bln_01h455vb4pex5vsknk084sn02q',
    bank_account_id: 'bac_01h455vb4pex5vsknk084sn02q',
    booked_on: '2026-11-20',
    amount: 119,
    currency: 'EUR',
    kind: 'payment',
    matched_by: 'auto_certain',
  };

  @ApiProperty({
    description: 'The payment, of a customer or to a supplier.',
    example: 'pay_01h455vb4pex5vsknk084sn02q',
  })
  id!: string;

  @ApiProperty({ description: 'The line.', example: 'bln_01h455vb4pex5vsknk084sn02q' })
  bank_line_id!: string;

  @ApiProperty({ description: 'Its bank account.', example: 'bac_01h455vb4pex5vsknk084sn02q' })
  bank_account_id!: string;

  @ApiProperty({ description: 'The day that it was booked.', format: 'date', example: '2026-11-20' })
  booked_on!: string;

  @ApiProperty({
    description: 'How much of it; money that goes out is below zero.',
    type: 'number',
    example: 119,
  })
  amount!: number;

  @ApiProperty({ description: 'Of the account.', type: String, example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'What the line is of the payment.', enum: matchKinds, example: 'payment' })
  kind!: MatchKind;

  @ApiProperty({ description: 'How they came to be matched.', enum: matchedBy, example: 'auto_certain' })
  matched_by!: MatchedBy;
}
