import { fileEndings, type MediaType } from './file-kind.js';

/** Longer ones cannot be saved on every file system. */
export const FILENAME_MAX = 200;

/** No folder, nothing that is invisible or turns the direction of writing, no more than white space or dots. */
export const filenameForm = {
  pattern: /^(?=.*[^\s.])[^/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u,
  detail: 'A file name without a folder and without invisible characters was expected.',
};

/** The name that a file is saved under: of plain letters, with the ending of what it is. */
export function savedName(filename: string | null, mediaType: MediaType): string {
  const ending = fileEndings[mediaType];
  const stem = (filename ?? '').normalize('NFKD').replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const plain = stem.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+|[.-]+$/g, '');
  return `${plain === '' ? 'file' : plain}.${ending}`;
}
