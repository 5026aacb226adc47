import { ApiProperty } from '@nestjs/swagger';
import { statementEntryKinds } from '../../../../kernel/accounts/statement.js';
import { AgingBucketDto } from '../../../books/reports/index.js';
import { statementExample } from '../statements.examples.js';

export class StatementEntryDto {
  @ApiProperty({ description: 'The day that it counts from.', format: 'date', example: '2026-11-21' })
  date!: string;

  @ApiProperty({ description: 'What happened.', enum: statementEntryKinds, example: 'invoice' })
  type!: string;

  @ApiProperty({
    description: 'The invoice, credit note or payment.',
    pattern: '^(inv|crn|pay)_[0-9a-z]{26}$',
    example: 'inv_01h455vb4pex5vsknk084sn02q',
  })
  object_id!: string;

  @ApiProperty({
    description: 'Number of the document, or reference of the payment.',
    type: String,
    nullable: true,
    example: 'INV-2026-00001',
  })
  number!: string | null;

  @ApiProperty({
    description: 'When an invoice is due.',
    type: String,
    format: 'date',
    nullable: true,
    example: '2026-12-05',
  })
  due_date!: string | null;

  @ApiProperty({ description: 'Above zero, the customer owes more by it.', example: 1420.56 })
  amount!: number;

  @ApiProperty({ description: 'The balance after it.', example: 1420.56 })
  balance!: number;
}

export class StatementInvoiceDto {
  @ApiProperty({ description: 'The invoice.', example: 'inv_01h455vb4pex5vsknk084sn02q' })
  invoice_id!: string;

  @ApiProperty({ description: 'Its number.', example: 'INV-2026-00001' })
  number!: string;

  @ApiProperty({ description: 'The day that it bears.', format: 'date', example: '2026-11-21' })
  issue_date!: string;

  @ApiProperty({ description: 'When it is due.', format: 'date', example: '2026-12-05' })
  due_date!: string;

  @ApiProperty({ description: 'Days since the due date; 0 before.', type: 'integer', example: 0 })
  days_overdue!: number;

  @ApiProperty({ description: 'Its total.', example: 1420.56 })
  total!: number;

  @ApiProperty({ description: 'What is still to be paid.', example: 1000 })
  amount_due!: number;
}

export class StatementDto {
  static readonly example: StatementDto = statementExample;

  @ApiProperty({ description: 'Whose account it is.', example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({ description: 'The name of the customer.', example: 'Difference Engines GmbH' })
  customer_name!: string;

  @ApiProperty({ description: 'Of all amounts here.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'The first day.', format: 'date', example: '2026-09-01' })
  from!: string;

  @ApiProperty({ description: 'The last day.', format: 'date', example: '2026-11-22' })
  to!: string;

  @ApiProperty({ description: 'The day of the open invoices and the credit: the last one.', format: 'date' })
  as_of!: string;

  @ApiProperty({
    description: 'Only what had been recorded by this instant is told, if that was asked for.',
    format: 'date-time',
    required: false,
    example: '2026-11-21T10:00:00.000Z',
  })
  known_at?: string;

  @ApiProperty({ description: 'Time zone of the organization, which decides the days.' })
  time_zone!: string;

  @ApiProperty({ description: 'Owed before the first day; below zero, the customer had more.', example: 0 })
  opening_balance!: number;

  @ApiProperty({ description: 'The sum of the entries above zero.', example: 1420.56 })
  debit_total!: number;

  @ApiProperty({ description: 'The sum of the entries below zero, without the sign.', example: 420.56 })
  credit_total!: number;

  @ApiProperty({
    description: 'Owed after the last day: what is open less the credit. Today it is what the balance says.',
    example: 1000,
  })
  closing_balance!: number;

  @ApiProperty({ description: 'What happened, in order.', type: [StatementEntryDto] })
  entries!: StatementEntryDto[];

  @ApiProperty({
    description: 'What was open at the end of the last day, first what is due first.',
    type: [StatementInvoiceDto],
  })
  open_invoices!: StatementInvoiceDto[];

  @ApiProperty({ description: 'The same by age.', type: [AgingBucketDto] })
  aging!: AgingBucketDto[];

  @ApiProperty({
    description: 'What payments and credit notes had that settled nothing by then.',
    example: 0,
  })
  unapplied_credit!: number;
}
