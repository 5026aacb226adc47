import { ApiProperty } from '@nestjs/swagger';
import { statementKinds, type StatementKind } from '../../../../kernel/bank/read-statement.js';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import { bankStatementExample } from '../bank-statements.examples.js';
import type { bankStatementFates } from '../bank-statements.resource.js';

const day = { type: String, format: 'date', nullable: true } as const;
const balance = { type: 'number', nullable: true } as const;

/** What is said of a statement besides its identifier. */
export class BankStatementFieldsDto {
  @ApiProperty({ description: 'The account.', example: 'bac_01h455vb4pex5vsknk084sn02q' })
  bank_account_id!: string;

  @ApiProperty({ description: 'The form of the file.', enum: statementKinds, example: 'camt053' })
  kind!: StatementKind;

  @ApiProperty({
    description: 'SHA-256 of the file, in hexadecimal.',
    example: bankStatementExample.file_sha256,
  })
  file_sha256!: string;

  @ApiProperty({ description: 'Its place among the statements of the file, from 1.', type: 'integer' })
  position!: number;

  @ApiProperty({ description: 'What the bank calls it; banks use it again.', type: String, nullable: true })
  statement_id!: string | null;

  @ApiProperty({ description: 'Its number.', type: String, nullable: true, example: '00042/001' })
  sequence!: string | null;

  @ApiProperty({ description: 'The day of its first line.', ...day })
  from_on!: string | null;

  @ApiProperty({ description: 'The day of its last line.', ...day })
  to_on!: string | null;

  @ApiProperty({ description: 'The day of its opening balance, as the bank says it.', ...day })
  opening_on!: string | null;

  @ApiProperty({ description: 'The balance before its lines.', ...balance, example: 1000 })
  opening_balance!: number | null;

  @ApiProperty({ description: 'The day of its closing balance.', ...day })
  closing_on!: string | null;

  @ApiProperty({ description: 'The balance after its lines.', ...balance, example: 1119 })
  closing_balance!: number | null;

  @ApiProperty({ description: 'Whether no more lines of the closing day follow.', example: true })
  is_closing_final!: boolean;

  @ApiProperty({
    description: 'Whether its lines were proved to lead from the opening to the closing balance.',
    example: true,
  })
  is_balanced!: boolean;

  @ApiProperty({
    description: 'Whether entries that take back another one had the other sign than the form says.',
    example: false,
  })
  is_reversal_turned!: boolean;

  @ApiProperty({ description: 'Lines that it brought.', type: 'integer', example: 1 })
  new_lines!: number;

  @ApiProperty({ description: 'Lines that were there before.', type: 'integer', example: 0 })
  known_lines!: number;

  @ApiProperty({ description: 'Known lines that it told more of.', type: 'integer', example: 0 })
  filled_lines!: number;

  @ApiProperty({
    description: 'Entries that were left out: not booked yet, or in another currency.',
    type: 'integer',
    example: 0,
  })
  left_out!: number;
}

export class BankStatementDto extends BankStatementFieldsDto implements Tells<typeof bankStatementFates> {
  static readonly example: BankStatementDto = bankStatementExample;

  @ApiProperty({ example: 'bst_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the statement.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class BankStatementListDto extends ListDto {
  static readonly example: BankStatementListDto = {
    data: [BankStatementDto.example],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ type: [BankStatementDto] })
  data!: BankStatementDto[];
}

export class BankBalanceDto {
  static readonly example: BankBalanceDto = {
    bank_statement_id: 'bst_01h455vb4pex5vsknk084sn02q',
    day: '2026-11-20',
    balance: 1119,
    by_lines: 1119,
    difference: 0,
  };

  @ApiProperty({ description: 'The statement that says it.', example: 'bst_01h455vb4pex5vsknk084sn02q' })
  bank_statement_id!: string;

  @ApiProperty({ description: 'The day that it closes.', format: 'date', example: '2026-11-20' })
  day!: string;

  @ApiProperty({ description: 'The balance, as the bank says it.', type: 'number', example: 1119 })
  balance!: number;

  @ApiProperty({ description: 'The balance before it, and the lines since.', type: 'number', example: 1119 })
  by_lines!: number;

  @ApiProperty({
    description: 'What is missing between the balance before it and this one; 0 where nothing is.',
    type: 'number',
    example: 0,
  })
  difference!: number;
}

export class BankBalanceListDto {
  static readonly example: BankBalanceListDto = { data: [BankBalanceDto.example] };

  @ApiProperty({ description: 'The latest 400, the oldest of them first.', type: [BankBalanceDto] })
  data!: BankBalanceDto[];
}
