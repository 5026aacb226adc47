import { ApiProperty } from '@nestjs/swagger';
import { customerBalanceExample } from '../receivables.examples.js';

export class CustomerBalanceDto {
  @ApiProperty({ example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'The amount due of open invoices.', example: 1420.56 })
  due!: number;

  @ApiProperty({ description: 'The part of it whose due date has passed where you are.', example: 0 })
  overdue!: number;

  @ApiProperty({ description: 'What payments and credit notes have that settles nothing yet.', example: 100 })
  credit!: number;
}

export class CustomerBalanceListDto {
  static readonly example: CustomerBalanceListDto = customerBalanceExample;

  @ApiProperty({ description: 'One entry per currency, in their order.', type: [CustomerBalanceDto] })
  data!: CustomerBalanceDto[];
}
