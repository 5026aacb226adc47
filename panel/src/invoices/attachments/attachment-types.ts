import type { CreateAttachment } from '@countinghouse/client';

/** The types of files that electronic invoices may carry. */
export type MediaType = NonNullable<CreateAttachment['media_type']>;

/** What may be attached, by the end of its name: browsers do not know the type of every file. */
const TYPES: Readonly<Record<string, MediaType>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** What a file dialog offers. */
export const attachableFiles = Object.keys(TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

/** Returns the type of a file by its name; of no attachable file, none. */
export function attachmentType(name: string): MediaType | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
}
