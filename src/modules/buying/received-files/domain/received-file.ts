import { createHash } from 'node:crypto';
import { validationFailed } from '../../../../kernel/problems/problem.js';
import { kindOf, type MediaType } from './file-kind.js';

/** What a caller hands over. */
export interface FileDetails {
  /** In base64. */
  readonly content: string;
  readonly filename?: string | undefined;
}

/** A file that was looked at. */
export interface NewFile {
  readonly filename: string | null;
  readonly media_type: MediaType;
  readonly size: number;
  readonly digest: Buffer;
  readonly content: Buffer;
}

/** A bill with its drawings, scanned in colour. */
export const FILE_BYTES_MAX = 20 * 1024 * 1024;

/** Nothing names a file for so long: then it goes. */
export const UNNAMED_DAYS = 30;

/** Raises `validation_failed` for what is none of the types that are taken. */
export function newFile({ content: base64, filename }: FileDetails): NewFile {
  const content = Buffer.from(base64, 'base64');
  const media_type = kindOf(content);
  if (content.length > FILE_BYTES_MAX) throw refused('too_long', 'At most 20 MB are possible.');
  if (media_type === undefined) {
    throw refused(
      'wrong_format',
      'A PDF, an XML document, a PNG, JPEG or TIFF image, CSV or a mail was expected.',
    );
  }
  const digest = createHash('sha256').update(content).digest();
  return { filename: filename ?? null, media_type, size: content.length, digest, content };
}

function refused(code: string, detail: string): Error {
  return validationFailed([{ pointer: '#/content', code, detail }]);
}
