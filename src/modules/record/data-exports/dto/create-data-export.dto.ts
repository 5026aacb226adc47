import { Flag, OneOf, TextList } from '../../../../platform/fields.js';
import {
  decimalSigns,
  delimiters,
  exportFormats,
  type ExportFormat,
  type ExportRequest,
} from '../domain/data-export.js';
import { exportedKinds } from '../domain/export-kinds.js';

const kindNames = Object.keys(exportedKinds);

/** What a caller asks for. Without anything it is everything, as NDJSON. */
export class CreateDataExportDto implements ExportRequest {
  static readonly example = { format: 'ndjson' as const, with_files: true };

  @OneOf(exportFormats, {
    description:
      '`ndjson` by default: one JSON object per line, exact and complete. `csv` is for spreadsheets.',
    example: 'ndjson',
    optional: true,
  })
  format?: ExportFormat;

  @OneOf(delimiters, {
    description: 'What separates the values of a line of CSV; `,` by default.',
    example: ';',
    optional: true,
  })
  delimiter?: (typeof delimiters)[number];

  @OneOf(decimalSigns, {
    description: 'The decimal sign of numbers in CSV; `.` by default.',
    example: ',',
    optional: true,
  })
  decimal_sign?: (typeof decimalSigns)[number];

  @TextList(
    {
      min: 1,
      max: kindNames.length,
      accepts: (text) => Object.hasOwn(exportedKinds, text),
      detail: 'Names of kinds were expected, such as invoices.',
    },
    {
      description: 'The kinds of rows; all by default.',
      example: ['customers', 'invoices', 'invoice_items'],
      optional: true,
      items: { enum: kindNames },
    },
  )
  kinds?: string[];

  @Flag({
    description:
      'Whether the originals of issued documents (PDF, XML), attachments, files of mails and logos are in it; not by ' +
      'default.',
    example: true,
    optional: true,
  })
  with_files?: boolean;
}
