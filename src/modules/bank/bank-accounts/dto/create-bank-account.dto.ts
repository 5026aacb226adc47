import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { Bic, Currency, Flag, Iban, Metadata, Nested, Text } from '../../../../platform/fields.js';
import { CsvMappingDto } from './csv-mapping.dto.js';

/** What may be changed of a bank account: everything but its currency. */
export class UpdateBankAccountDto {
  static readonly example: object = {
    name: 'Current account',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
  };

  @Text({ description: 'What you call it.', example: 'Current account', max: 255 })
  name!: string;

  @Iban({ description: 'Statements must be of it.', example: 'DE02120300000000202051', optional: true })
  iban?: string;

  @Text({
    description: 'What the bank knows an account without an IBAN by.',
    example: 'acct_1032D82eZvKYlo2C',
    max: 34,
    optional: true,
  })
  account_number?: string;

  @Bic({ description: 'That of the bank.', example: 'BYLADEM1001', optional: true })
  bic?: string;

  @Nested(() => CsvMappingDto, {
    description: 'What each column of the CSV files of this bank means, where it is not known.',
    optional: true,
  })
  csv_mapping?: CsvMappingDto;

  @Flag({
    description:
      'Whether an import books by itself what is certain of the lines that it brings; false if not given. Turning it ' +
      'on needs the scope `payments:write`.',
    example: true,
    optional: true,
  })
  auto_certain?: boolean;

  @Text({ description: 'A note for yourselves.', example: 'For rents only.', max: 4000, optional: true })
  note?: string;

  @Metadata()
  metadata?: Record<string, string>;
}

export class CreateBankAccountDto extends UpdateBankAccountDto {
  static override readonly example: object = { ...UpdateBankAccountDto.example, currency: 'EUR' };

  @Currency({ description: 'It cannot be changed.' })
  currency!: CurrencyCode;
}
