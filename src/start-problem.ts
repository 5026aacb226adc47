import { ConfigError } from './platform/running/config/config.js';
import { EmbeddedPostgresError } from '../packages/embedded-postgres/src/embedded-postgres.js';
import { ConnectionError } from './platform/books/direct-connections.js';
import { MigrationError } from './platform/books/migrate.js';
import { SecretKeyError } from './platform/secrets/data-key.js';
import { WorkerError } from './platform/running/workers/worker-pool.js';

const DAMAGED = 'The files of the database are damaged, perhaps by the disk: put a backup in their place.';

/** By the error code of the operating system or of PostgreSQL. */
const sentences: Readonly<Record<string, (error: ErrorFacts) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port ?? ''} is in use by another program; set PORT to a free one.`,
  EACCES: ({ port }) => `This user may not listen on port ${port ?? ''}; set PORT to one above 1023.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  ECONNREFUSED: () => 'Cannot reach the database in DATABASE_URL: the connection was refused.',
  ENOTFOUND: () => 'Cannot reach the database in DATABASE_URL: its host name is unknown.',
  EAI_AGAIN: () => 'Cannot reach the database in DATABASE_URL: the look-up of its host name failed.',
  ETIMEDOUT: () => 'Cannot reach the database in DATABASE_URL: it does not answer.',
  '28P01': () => 'The database in DATABASE_URL rejects the user name or the password.',
  '28000': () => 'The database in DATABASE_URL rejects the user.',
  '3D000': () => 'The server in DATABASE_URL has no database of that name.',
  XX001: () => DAMAGED,
  XX002: () => DAMAGED,
};

interface ErrorFacts {
  readonly code?: string;
  readonly port?: number;
  readonly message?: string;
}

/** Returns one sentence that says why the service cannot start. An unknown error is a bug and returns its stack. */
export function startProblem(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof ConnectionError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationError ||
    error instanceof SecretKeyError ||
    error instanceof WorkerError
  ) {
    return error.message;
  }
  const facts = (error ?? {}) as ErrorFacts;
  const sentence = sentences[facts.code ?? '']?.(facts);
  if (sentence !== undefined) return sentence;
  if (/timeout expired|timeout exceeded|connection timeout|read timeout/i.test(facts.message ?? ''))
    return sentences['ETIMEDOUT']?.(facts) ?? '';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
