import { ApiProperty } from '@nestjs/swagger';
import { Base64, Flag, Nested } from '../../../../platform/fields.js';
import { CsvMappingDto } from '../../bank-accounts/index.js';
import { importedStatementExample, statementFileExample } from '../bank-statements.examples.js';
import type { ImportDetails } from '../domain/import.js';
import { findingCodes, type Finding, type FindingCode } from '../domain/findings.js';
import { BankStatementFieldsDto } from './bank-statement.dto.js';

/** A busy account has some 500 bytes a line in MT940, and 2 kB in CAMT. */
const FILE_BYTES_MAX = 5 * 1024 * 1024;

export class ImportStatementDto implements ImportDetails {
  static readonly example: object = { content: statementFileExample, dry_run: true };

  @Base64({
    description: 'The file in base64, up to 5 MB: CAMT 052, 053 or 054, MT940, or CSV.',
    example: statementFileExample,
    bytesMax: FILE_BYTES_MAX,
  })
  content!: string;

  @Flag({
    description: 'Whether to say only what would be imported, and store nothing; false if not given.',
    example: true,
    optional: true,
  })
  dry_run?: boolean;

  @Nested(() => CsvMappingDto, {
    description: 'What each column of a CSV file means, in place of the mapping of the bank account.',
    optional: true,
  })
  csv_mapping?: CsvMappingDto;
}

export class StatementFindingDto implements Finding {
  @ApiProperty({ description: 'What was found.', enum: findingCodes, example: 'lines_missing' })
  code!: FindingCode;

  @ApiProperty({ description: 'How many lines.', type: 'integer', example: 1 })
  count!: number;

  @ApiProperty({ description: 'The first day of them.', format: 'date', type: String, example: '2026-11-20' })
  day!: string;
}

export class ImportedStatementDto extends BankStatementFieldsDto {
  @ApiProperty({
    description: 'Null while nothing is stored.',
    type: String,
    nullable: true,
    example: 'bst_01h455vb4pex5vsknk084sn02q',
  })
  id!: string | null;

  @ApiProperty({ description: 'What is worth a look.', type: [StatementFindingDto] })
  findings!: readonly Finding[];
}

export class StatementImportDto {
  static readonly example: StatementImportDto = {
    dry_run: false,
    statements: [{ ...importedStatementExample, findings: [] }],
    other_accounts: [],
  };

  @ApiProperty({ description: 'Whether nothing was stored.', example: false })
  dry_run!: boolean;

  @ApiProperty({ description: 'The statements of this bank account.', type: [ImportedStatementDto] })
  statements!: ImportedStatementDto[];

  @ApiProperty({
    description: 'Other accounts that the file has statements of. They were left out.',
    type: [String],
    example: [],
  })
  other_accounts!: string[];
}
