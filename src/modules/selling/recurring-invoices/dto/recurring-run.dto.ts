import { ApiProperty } from '@nestjs/swagger';
import { runStates, type RunState } from '../domain/recurring-invoice.js';
import { recurringRunExample } from '../recurring-invoices.examples.js';

export class RunFaultDto {
  @ApiProperty({
    description: 'The place in the recurring invoice.',
    example: '#/content/items/0/product_id',
  })
  pointer!: string;

  @ApiProperty({ description: 'The code of the fault.', example: 'archived' })
  code!: string;

  @ApiProperty({ description: 'What is wrong.', example: 'This product is archived.' })
  detail!: string;
}

export class RunProblemDto {
  @ApiProperty({ description: 'The code of the problem.', example: 'validation_failed' })
  code!: string;

  @ApiProperty({ description: 'What it means.', example: 'Validation failed' })
  title!: string;

  @ApiProperty({
    description: 'Each fault, where fields are at fault.',
    type: [RunFaultDto],
    required: false,
  })
  errors?: readonly RunFaultDto[];
}

export class RecurringRunDto {
  static readonly example: RecurringRunDto = recurringRunExample;

  @ApiProperty({ description: 'The number of the date, from 1.', type: 'integer', example: 1 })
  occurrence!: number;

  @ApiProperty({ description: 'The date by the rule.', format: 'date', example: '2026-12-31' })
  planned_on!: string;

  @ApiProperty({ description: 'The first day that is invoiced.', format: 'date', example: '2026-12-31' })
  period_start!: string;

  @ApiProperty({ description: 'The last day that is invoiced.', format: 'date', example: '2027-01-30' })
  period_end!: string;

  @ApiProperty({ description: 'What became of it.', enum: runStates, example: 'done' })
  state!: RunState;

  @ApiProperty({
    description: 'The invoice that it made; a draft may be deleted since.',
    type: String,
    nullable: true,
    example: 'inv_01h455vb4pex5vsknk084sn02q',
  })
  invoice_id!: string | null;

  @ApiProperty({ description: 'Why it made nothing.', type: RunProblemDto, nullable: true })
  problem!: RunProblemDto | null;

  @ApiProperty({ description: 'When.', type: String, format: 'date-time' })
  at!: string;
}

export class RecurringRunListDto {
  static readonly example: RecurringRunListDto = { data: [RecurringRunDto.example] };

  @ApiProperty({ description: 'The latest 200 runs, the last one first.', type: [RecurringRunDto] })
  data!: RecurringRunDto[];
}
