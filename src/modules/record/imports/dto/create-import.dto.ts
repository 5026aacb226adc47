import { tableDelimiters, type TableDelimiter } from '../../../../kernel/tables/csv-table.js';
import { dateOrders, type DateOrder } from '../../../../kernel/tables/date-cells.js';
import { encodings, type Encoding } from '../../../../kernel/tables/file-text.js';
import { tableDecimals, type TableDecimal } from '../../../../kernel/tables/number-cells.js';
import { Base64, Objects, OneOf, Text, Texts } from '../../../../platform/fields.js';
import { cellKindOf } from '../domain/import-fields.js';
import {
  importKinds,
  onAlike,
  onExisting,
  onFaulty,
  onMissingCustomers,
  type ImportDecisions,
  type ImportDetails,
  type ImportKind,
} from '../domain/import.js';

/** A table of ten thousand customers has some two megabytes. */
export const FILE_BYTES_MAX = 5 * 1024 * 1024;
/** Programs can call as often as they like. */
const ROWS_OF_JSON_MAX = 1000;
const HEADER_MAX = 200;

const sourceForm = {
  pattern: /^[a-z0-9][a-z0-9_-]*$/,
  detail: 'Small letters, digits, - and _ were expected.',
};

const mapping = {
  accepts: (texts: object): boolean => {
    const entries = Object.entries(texts);
    return (
      entries.length <= 100 &&
      entries.every(
        ([field, header]) => importKinds.some((kind) => cellKindOf(kind, field)) && isHeader(header),
      ) &&
      new Set(entries.map(([, header]) => header as unknown)).size === entries.length
    );
  },
  detail:
    'Headers of different columns were expected for fields such as name, billing_address.city, tax_ids.0.value or ' +
    'metadata.NAME.',
};

function isHeader(header: unknown): boolean {
  return typeof header === 'string' && header.trim() !== '' && header.length <= HEADER_MAX;
}

/** What can be decided again until an import is committed. What is not given stays as it is. */
export class ChangeImportDto implements ImportDecisions {
  static readonly example: object = {
    mapping: { name: 'Company', 'billing_address.city': 'Town' },
    faulty: 'leave',
  };

  @Texts(mapping, {
    description:
      'The header of the column for each field, or its place, such as `#5`, from 1. A field is named by its path, ' +
      'such as `billing_address.city`, `tax_ids.0.value`, `items.0.price` or `metadata.NAME`. Columns without a ' +
      'field are not read. If not given, columns are found by their headers.',
    example: { name: 'Company', 'billing_address.city': 'Town' },
    optional: true,
  })
  mapping?: Record<string, string>;

  @OneOf(encodings, {
    description: 'The encoding of the file; found if not given.',
    example: 'utf-8',
    optional: true,
  })
  encoding?: Encoding;

  @OneOf(tableDelimiters, {
    description: 'What stands between two values of the file; found if not given.',
    example: ';',
    optional: true,
  })
  delimiter?: TableDelimiter;

  @OneOf(tableDecimals, {
    description: 'The decimal sign of numbers in the file; found if not given.',
    example: ',',
    optional: true,
  })
  decimal_sign?: TableDecimal;

  @OneOf(dateOrders, {
    description:
      'The order of year, month and day in dates that do not begin with the year; found if not given.',
    example: 'dmy',
    optional: true,
  })
  date_order?: DateOrder;

  @OneOf(onExisting, {
    description:
      'What becomes of a row whose `external_id` or `sku` is there: it is left (by default), or what the row gives ' +
      'is changed. Invoices are never changed.',
    example: 'leave',
    optional: true,
  })
  existing?: ImportDecisions['existing'];

  @OneOf(onAlike, {
    description:
      'What becomes of a row without such an identifier when there is one of the same name: it is created (by ' +
      'default), or left.',
    example: 'create',
    optional: true,
  })
  alike?: ImportDecisions['alike'];

  @OneOf(onFaulty, {
    description: 'Whether rows that break a rule stop the import (by default), or are left out.',
    example: 'stop',
    optional: true,
  })
  faulty?: ImportDecisions['faulty'];

  @OneOf(onMissingCustomers, {
    description:
      'Whom invoices may be of: customers who are there (by default), found by `customer_external_id`, else by ' +
      '`customer_name`; or others too, who are created then.',
    example: 'existing',
    optional: true,
  })
  customers?: ImportDecisions['customers'];
}

const table = Buffer.from('Customer No;Company;Town\nC-1;Difference Engines GmbH;Berlin\n').toString(
  'base64',
);

export class CreateImportDto extends ChangeImportDto implements ImportDetails {
  static override readonly example: object = { kind: 'customers', content: table, source: 'former-books' };

  @OneOf(importKinds, { description: 'What the rows are.', example: 'customers' })
  kind!: ImportKind;

  @Base64({
    description: 'A file of values (CSV) in base64, up to 5 MB and 10,000 rows.',
    example: table,
    bytesMax: FILE_BYTES_MAX,
    optional: true,
  })
  content?: string;

  @Objects(
    { max: ROWS_OF_JSON_MAX },
    {
      description:
        'Rows in place of a file, up to 1,000: each with the fields that creating a customer or product takes, or ' +
        'with those of an invoice of before (`ImportedInvoice`). What breaks a rule becomes a finding.',
      example: [{ name: 'Difference Engines GmbH', external_id: 'C-1' }],
      optional: true,
    },
  )
  rows?: object[];

  @Text({
    description:
      'Where they come from, such as the program of before. Bringing the same along again adds nothing.',
    example: 'former-books',
    max: 40,
    form: sourceForm,
    optional: true,
  })
  source?: string;
}
