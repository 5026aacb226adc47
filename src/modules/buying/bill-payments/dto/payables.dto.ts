import { ApiProperty } from '@nestjs/swagger';
import { agingBuckets } from '../../../../kernel/accounts/aging.js';
import { payablesExample, supplierBalanceExample } from '../bill-payments.examples.js';

export class SupplierBalanceDto {
  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'What is due on open and approved bills.', example: 119 })
  due!: number;

  @ApiProperty({ description: 'The part of it whose due date has passed where you are.', example: 0 })
  overdue!: number;

  @ApiProperty({ description: 'What disputed bills ask for besides.', example: 0 })
  disputed!: number;

  @ApiProperty({ description: 'What credit notes and payments have that settles nothing yet.', example: 20 })
  credit!: number;
}

export class SupplierBalanceListDto {
  static readonly example: SupplierBalanceListDto = supplierBalanceExample;

  @ApiProperty({ description: 'One entry per currency, in their order.', type: [SupplierBalanceDto] })
  data!: SupplierBalanceDto[];
}

export class PayablesBucketDto {
  @ApiProperty({ description: 'Days since the due date.', enum: agingBuckets, example: '1_30' })
  bucket!: string;

  @ApiProperty({ description: 'What is due on these bills.', example: 119 })
  amount!: number;

  @ApiProperty({ description: 'How many bills these are.', type: 'integer', example: 1 })
  bills!: number;
}

export class CurrencyPayablesDto extends SupplierBalanceDto {
  @ApiProperty({ description: 'Every bucket, from not due to the oldest.', type: [PayablesBucketDto] })
  aging!: PayablesBucketDto[];
}

export class PayablesDto {
  static readonly example: PayablesDto = payablesExample;

  @ApiProperty({ description: 'Today where the organization is.', type: String, format: 'date' })
  as_of!: string;

  @ApiProperty({ description: 'Time zone of the organization.', example: 'Europe/Berlin' })
  time_zone!: string;

  @ApiProperty({ description: 'One entry per currency, in their order.', type: [CurrencyPayablesDto] })
  data!: CurrencyPayablesDto[];
}
