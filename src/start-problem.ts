import { ConfigError } from './platform/running/config/config.js';
import { EmbeddedPostgresError } from '../packages/embedded-postgres/src/embedded-postgres.js';
import { MigrationError } from './platform/books/migrate.js';
import { WorkerError } from './platform/running/workers/worker-pool.js';

const DAMAGED = 'The files of the database are damaged, perhaps by the disk: put a backup in their place.';

const sentences: Readonly<Record<string, (error: ErrorFacts) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port ?? ''} is in use by another program; set PORT to a free one.`,
  EACCES: ({ port }) => `Port ${port ?? ''} may not be used by this user; set PORT to one above 1023.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  ECONNREFUSED: () => 'The database of DATABASE_URL cannot be reached: nothing listens there.',
  ENOTFOUND: () => 'The database of DATABASE_URL cannot be reached: its host name is unknown.',
  EAI_AGAIN: () => 'The database of DATABASE_URL cannot be reached: its host name cannot be looked up.',
  ETIMEDOUT: () => 'The database of DATABASE_URL cannot be reached: it does not answer.',
  '28P01': () => 'The database of DATABASE_URL refuses the user or the password.',
  '28000': () => 'The database of DATABASE_URL refuses the user.',
  XX001: () => DAMAGED,
  XX002: () => DAMAGED,
  '3D000': () => 'The database that DATABASE_URL names does not exist on its server.',
};

interface ErrorFacts {
  readonly code?: string;
  readonly port?: number;
  readonly message?: string;
}

/** One clear sentence about why the service cannot run; a bug shows its stack instead. */
export function startProblem(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationError ||
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
