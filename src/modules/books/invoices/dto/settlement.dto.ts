import { ApiProperty } from '@nestjs/swagger';

export class OpenDiscountDto {
  @ApiProperty({ description: 'As the payment terms name it.', example: 2 })
  percent!: number;

  @ApiProperty({ description: 'What it takes off.', example: 28.41 })
  amount!: number;

  @ApiProperty({ description: 'Its last day.', format: 'date', example: '2026-12-01' })
  until!: string;

  @ApiProperty({ description: 'What settles the invoice until then.', example: 1392.15 })
  pays!: number;
}

/** What has settled an invoice, and what is still owed. */
export class SettlementDto {
  @ApiProperty({ description: 'By payments.', example: 0 })
  paid!: number;

  @ApiProperty({ description: 'By credit notes.', example: 0 })
  credited!: number;

  @ApiProperty({ description: 'As much of what was prepaid as there was to pay.', example: 0 })
  prepaid!: number;

  @ApiProperty({ description: 'Taken off for paying early.', example: 0 })
  discount!: number;

  @ApiProperty({ description: 'Small rests that were let go.', example: 0 })
  waived!: number;

  @ApiProperty({ description: 'Of an uncollectible invoice: what is not asked for any more.', example: 0 })
  written_off!: number;

  @ApiProperty({ description: 'What is still owed; nothing of what was written off.', example: 1420.56 })
  due!: number;

  @ApiProperty({ description: 'Until when.', format: 'date', example: '2026-12-21' })
  by!: string;

  @ApiProperty({
    description:
      'What of it is to be paid next: all that is overdue, else the first instalment that is open.',
    example: 1420.56,
  })
  due_next!: number;

  @ApiProperty({
    description: 'Discounts for paying early that may still be taken today, the first to end first.',
    type: [OpenDiscountDto],
  })
  open_discounts!: OpenDiscountDto[];
}
