import { filesOf, type FilesConfig, type UrlFiles } from '../../files/files-config.js';
import type { EnvironmentReader } from './read.js';
import { Secret } from './secret.js';

const RULE =
  'be postgres, a folder such as file:///srv/books/files, ' +
  'or a bucket such as s3://key:secret@bucket?endpoint=https://s3.example.com&region=eu-central-1';

/** Reads where files are: in the database, if nothing is said. */
export function readFiles(reader: EnvironmentReader, name = 'FILES_URL'): FilesConfig {
  const text = reader.matching(name, RULE, (given) => filesOf(given) !== undefined);
  return text === undefined ? { in: 'database' } : sealed(filesOf(text));
}

function sealed(files: UrlFiles | undefined): FilesConfig {
  if (files?.in !== 'bucket') return files ?? { in: 'database' };
  return { ...files, secretAccessKey: new Secret(files.secretAccessKey) };
}
