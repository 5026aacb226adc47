import { ApiProperty } from '@nestjs/swagger';
import { Amount } from '../../../../platform/fields.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { billApprovalExample } from '../bills.examples.js';

const description = 'Bills of more than this, with tax, need a second person; null if none do.';

export class BillApprovalDto {
  static readonly example: BillApprovalDto = billApprovalExample;

  @ApiProperty({ description, type: 'number', nullable: true, example: 1000 })
  approval_above!: number | null;

  @ApiProperty({ description: 'The currency of that amount.', type: String, nullable: true, example: 'EUR' })
  currency!: string | null;
}

/** The object of the event that tells that the limit has changed. */
export class BillApprovalChangeDto extends BillApprovalDto {
  static override readonly example: BillApprovalChangeDto = {
    id: 'org_01h455vb4pex5vsknk084sn02q',
    ...billApprovalExample,
  };

  @ApiProperty({ pattern: '^org_[0-9a-z]{26}$', example: 'org_01h455vb4pex5vsknk084sn02q' })
  id!: string;
}

export class UpdateBillApprovalDto {
  static readonly example: object = { approval_above: 1000 };

  @Amount({
    description: 'In the currency of the organization; left out if no bill needs a second person.',
    example: 1000,
    zero: 'allowed',
    optional: true,
  })
  approval_above?: Decimal;
}
