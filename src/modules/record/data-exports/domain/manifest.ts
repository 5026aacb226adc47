import { instantText } from '../../../../kernel/time/instant.js';
import type { ExportForm } from './data-export.js';
import { leftOutOfExports } from './export-kinds.js';
import type { ExportedColumn } from './exported-column.js';

/** What an export is of, and how it is written. */
export interface ExportFacts {
  readonly id: string;
  readonly organization: { readonly id: string; readonly name: string; readonly mode: string };
  readonly snapshot_at: Date;
  readonly form: ExportForm;
  readonly with_files: boolean;
  readonly service_version: string;
  /** The last migration: the form of the rows. */
  readonly schema_version: string;
}

/** A file, and what stands in it. */
export interface KindFacts {
  readonly kind: string;
  readonly file: string;
  readonly rows: number;
  readonly size: number;
  readonly sha256: string;
  readonly columns: readonly (ExportedColumn & { readonly meaning: string | null })[];
  /** Columns that are left out: secrets, and bytes that are files. */
  readonly left_out: readonly string[];
}

export const MANIFEST_FORMAT = 'countinghouse-export/1';

/** What the types of columns say about their values. */
const TYPES = {
  amount: 'A sum of money in units of the currency that the row names.',
  boolean: 'true or false.',
  bytes: 'Bytes in hexadecimal.',
  date: 'A day: YYYY-MM-DD.',
  identifier: 'An identifier, as the API has it.',
  instant: 'An instant in UTC: YYYY-MM-DDThh:mm:ss.sssZ.',
  integer: 'A whole number.',
  json: 'A value of JSON; in CSV it is its text.',
  list: 'A list of texts; in CSV it is its text in JSON.',
  number: 'A decimal number with at most 15 digits.',
  text: 'A text.',
};

/** Writes the file that says what stands in all others: it comes last, because it knows their digests. */
export function manifestOf(
  { form, snapshot_at, ...facts }: ExportFacts,
  kinds: readonly KindFacts[],
  files: readonly object[],
): string {
  const manifest = {
    format: MANIFEST_FORMAT,
    ...facts,
    snapshot_at: instantText(snapshot_at),
    written_as: form.format === 'csv' ? form : { format: form.format },
    types: TYPES,
    kinds,
    files,
    left_out: Object.entries(leftOutOfExports).map(([kind, because]) => ({ kind, because })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
