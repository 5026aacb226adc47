import { ApiProperty } from '@nestjs/swagger';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Tells } from '../../../../platform/index.js';
import { ListDto } from '../../../../platform/lists.js';
import type { bankAccountFates } from '../bank-accounts.resource.js';
import { CsvMappingDto } from './csv-mapping.dto.js';

export class BankAccountDto implements Tells<typeof bankAccountFates> {
  static readonly example: BankAccountDto = {
    id: 'bac_01h455vb4pex5vsknk084sn02q',
    version: 1,
    name: 'Current account',
    currency: 'EUR',
    iban: 'DE02120300000000202051',
    account_number: null,
    bic: 'BYLADEM1001',
    csv_mapping: null,
    auto_certain: false,
    note: null,
    metadata: {},
    created_at: '2026-11-21T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:00.000Z',
  };

  @ApiProperty({ example: 'bac_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the bank account.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ description: 'What you call it.', example: 'Current account' })
  name!: string;

  @ApiProperty({ description: 'Of the account.', type: String, example: 'EUR' })
  currency!: CurrencyCode;

  @ApiProperty({
    description: 'Statements must be of it.',
    type: String,
    nullable: true,
    example: 'DE02120300000000202051',
  })
  iban!: string | null;

  @ApiProperty({
    description: 'What the bank knows an account without an IBAN by.',
    type: String,
    nullable: true,
  })
  account_number!: string | null;

  @ApiProperty({ description: 'That of the bank.', type: String, nullable: true, example: 'BYLADEM1001' })
  bic!: string | null;

  @ApiProperty({
    description: 'What each column of its CSV files means, where that is not known.',
    type: CsvMappingDto,
    nullable: true,
  })
  csv_mapping!: object | null;

  @ApiProperty({
    description: 'Whether an import books by itself what is certain of the lines that it brings.',
    example: false,
  })
  auto_certain!: boolean;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  metadata!: Record<string, string>;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class BankAccountListDto extends ListDto {
  static readonly example: BankAccountListDto = {
    data: [BankAccountDto.example],
    has_more: false,
    next_cursor: null,
  };

  @ApiProperty({ type: [BankAccountDto] })
  data!: BankAccountDto[];
}
