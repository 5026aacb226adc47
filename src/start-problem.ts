import { ConfigError } from './platform/running/config/config.js';
import { EmbeddedPostgresError } from '../packages/embedded-postgres/src/embedded-postgres.js';
import { ConnectionError } from './platform/books/direct-connections.js';
import { MigrationError } from './platform/books/migrate.js';
import { SecretKeyError } from './platform/secrets/data-key.js';
import { WorkerError } from './platform/running/workers/worker-pool.js';

const WITHOUT_TLS =
  'The database in DATABASE_URL takes no encrypted connections: take sslmode out of the URL, or set up TLS there.';
const UNKNOWN_AUTHORITY =
  'The certificate of the database in DATABASE_URL comes from an authority that is not known here: store the ' +
  'certificate of that authority in a file, and name it by sslrootcert=/path/to/file in the URL.';
const DAMAGED = 'The files of the database are damaged, perhaps by the disk: put a backup in their place.';

/** By the error code of the operating system or of PostgreSQL. */
const sentences: Readonly<Record<string, (error: ErrorFacts) => string | undefined>> = {
  EADDRINUSE: ({ port }) => `Port ${port ?? ''} is in use by another program; set PORT to a free one.`,
  EACCES: ({ syscall, port, address }) =>
    syscall === 'connect'
      ? `Cannot reach the database in DATABASE_URL: this user may not open the socket ${address ?? ''}.`
      : `This user may not listen on port ${port ?? ''}; set PORT to one above 1023.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  ECONNREFUSED: () => 'Cannot reach the database in DATABASE_URL: the connection was refused.',
  ENOTFOUND: () => 'Cannot reach the database in DATABASE_URL: its host name is unknown.',
  EAI_AGAIN: () => 'Cannot reach the database in DATABASE_URL: the look-up of its host name failed.',
  ETIMEDOUT: () => 'Cannot reach the database in DATABASE_URL: it does not answer.',
  '28P01': () => 'The database in DATABASE_URL rejects the user name or the password.',
  '28000': rejected,
  '3D000': () => 'The server in DATABASE_URL has no database of that name.',
  '3F000': () => 'The database in DATABASE_URL has no schema public; run CREATE SCHEMA public as its owner.',
  '42501': ({ message = '' }) =>
    `The role of DATABASE_URL or MIGRATION_DATABASE_URL lacks a right (${message}): it must own the database.`,
  '53300': ({ message = '' }) =>
    `The database in DATABASE_URL allows no further connections (${message}): raise its limit, or end others.`,
  ENOENT: ({ syscall, address }) =>
    syscall === 'connect'
      ? `Cannot reach the database in DATABASE_URL: there is no socket ${address ?? 'of that name'}.`
      : undefined,
  SELF_SIGNED_CERT_IN_CHAIN: () => UNKNOWN_AUTHORITY,
  DEPTH_ZERO_SELF_SIGNED_CERT: () => UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: () => UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: () => UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: () => UNKNOWN_AUTHORITY,
  CERT_SIGNATURE_FAILURE: () => UNKNOWN_AUTHORITY,
  CERT_HAS_EXPIRED: () => 'The certificate of the database in DATABASE_URL has expired.',
  CERT_NOT_YET_VALID: () => 'The certificate of the database in DATABASE_URL is not valid yet.',
  ERR_TLS_CERT_ALTNAME_INVALID: () =>
    'The certificate of the database is for another host name than the one in DATABASE_URL: use the name in it, or ' +
    'add sslmode=verify-ca with sslrootcert, which does not compare names.',
  EPROTO: () => 'The database in DATABASE_URL and this service do not agree on an encryption (TLS).',
  XX001: () => DAMAGED,
  XX002: () => DAMAGED,
};

interface ErrorFacts {
  readonly code?: string;
  readonly port?: number;
  readonly message?: string;
  readonly address?: string;
  readonly syscall?: string;
  /** Where in PostgreSQL an error comes from, whatever language its message has. */
  readonly routine?: string;
}

/** pg_hba.conf lets nobody in, or the role is not there. */
function rejected({ routine, message = '' }: ErrorFacts): string {
  if (routine !== 'ClientAuthentication') return 'The database in DATABASE_URL rejects the user.';
  return message.includes('SSL encryption')
    ? 'The database in DATABASE_URL has no rule in pg_hba.conf that lets this user in from here.'
    : 'The database in DATABASE_URL lets this user in from here with encryption only, or not at all: add ' +
        '?sslmode=require to the URL, and sslrootcert if the authority of its certificate is not a public one.';
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
  if (/server does not support SSL connections/.test(facts.message ?? '')) return WITHOUT_TLS;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
