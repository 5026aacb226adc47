import {
  csvColumns,
  csvDates,
  csvDecimals,
  csvSeparators,
  type CsvColumn,
  type CsvMapping,
} from '../../../../kernel/bank/csv-mapping.js';
import { Nested, OneOf, Text, Texts } from '../../../../platform/fields.js';

/** Longer headers are in no file of a bank. */
const HEADER_MAX = 100;

const columns = {
  accepts: (texts: object): boolean => {
    const entries = Object.entries(texts);
    const areKnown = entries.every(([name]) => (csvColumns as readonly string[]).includes(name));
    const areHeaders = entries.every(
      ([, header]) => typeof header === 'string' && header.trim() !== '' && header.length <= HEADER_MAX,
    );
    const hasAmount = 'amount' in texts || 'debit' in texts || 'credit' in texts;
    return areKnown && areHeaders && 'booked_on' in texts && hasAmount;
  },
  detail: `booked_on and amount, or debit and credit, are needed. Headers are named for ${csvColumns.join(', ')}.`,
};

export class CsvSkipDto {
  @Text({ description: 'Header of the column.', example: 'Status', max: HEADER_MAX })
  column!: string;

  @Text({ description: 'Rows with this value.', example: 'Pending', max: HEADER_MAX })
  value!: string;
}

/** What each column of a CSV file means. */
export class CsvMappingDto implements CsvMapping {
  static readonly example: CsvMappingDto = {
    separator: ';',
    decimal: ',',
    dates: 'dmy',
    columns: { booked_on: 'Day', amount: 'Amount', counterparty_name: 'Name', text: 'Purpose' },
  };

  @OneOf(csvSeparators, { description: 'What stands between two values.', example: ';' })
  separator!: CsvMapping['separator'];

  @OneOf(csvDecimals, { description: 'What stands before the decimals of an amount.', example: ',' })
  decimal!: CsvMapping['decimal'];

  @OneOf(csvDates, { description: 'The order of day, month and year in dates.', example: 'dmy' })
  dates!: CsvMapping['dates'];

  @Texts(columns, {
    description:
      'The header of the column with each meaning, or its place, such as `#5`, from 1. `booked_on` and `amount` are ' +
      'needed, or `debit` and `credit` in place of the amount.',
    example: { booked_on: 'Day', amount: 'Amount' },
  })
  columns!: Partial<Record<CsvColumn, string>>;

  @Nested(() => CsvSkipDto, { description: 'Which rows are not booked.', optional: true })
  skip?: CsvSkipDto;
}
