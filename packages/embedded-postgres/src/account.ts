import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { EmbeddedPostgresError, type Say } from './messages.js';

/** The operating system account that PostgreSQL runs under; where it is undefined, that of this process. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Whether this process is root, under which PostgreSQL refuses to run. */
export const isRoot = process.getuid?.() === 0;

/**
 * Returns the account under which root lets PostgreSQL run.
 *
 * An existing cluster keeps its owner, so that data stays usable that an ordinary user made, or that was made before
 * there was an account named postgres. Otherwise it is the user postgres, created if missing, or else nobody. Takes the
 * cluster's folder, which need not exist. Raises EmbeddedPostgresError if there is no such account.
 */
export async function accountFor(cluster: string, say: Say): Promise<Account> {
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) {
    return {
      name: wordFrom('id', '-un', String(owner.uid)) ?? `user ${owner.uid}`,
      uid: owner.uid,
      gid: owner.gid,
    };
  }
  const postgres = accountNamed('postgres') ?? createdAccount();
  if (postgres) return postgres;
  const nobody = accountNamed('nobody');
  if (!nobody) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and neither a user postgres nor nobody exists: create a user postgres, ' +
        'start as an ordinary user, or set DATABASE_URL.',
    );
  }
  say('A user postgres does not exist and could not be made, so PostgreSQL runs as the user nobody.');
  return nobody;
}

/**
 * Returns whether the account can enter a folder, including the permissions of its parents and access lists.
 *
 * Takes the folder's absolute path and the account, undefined for that of this process. Raises nothing.
 */
export function canEnter(folder: string, account: Account | undefined): boolean {
  return passes('cd "$1"', folder, account);
}

/**
 * Returns whether the account can read and execute a file.
 *
 * Takes the file's absolute path and the account, undefined for that of this process. Raises nothing.
 */
export function canExecute(file: string, account: Account | undefined): boolean {
  return passes('test -r "$1" && test -x "$1"', file, account);
}

/**
 * Returns whether the account can read a file.
 *
 * Takes the file's absolute path and the account, undefined for that of this process. Raises nothing.
 */
export function canRead(file: string, account: Account | undefined): boolean {
  return passes('test -r "$1"', file, account);
}

/**
 * Returns the spawn options that run a child under the account.
 *
 * Takes undefined for the account of this process. Raises nothing.
 */
export function runningAs(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

function createdAccount(): Account | undefined {
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  return accountNamed('postgres');
}

function accountNamed(name: string): Account | undefined {
  const uid = wordFrom('id', '-u', name);
  const gid = wordFrom('id', '-g', name);
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
}

function wordFrom(command: string, ...args: string[]): string | undefined {
  const answer = spawnSync(command, args, { encoding: 'utf8' });
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}

function passes(test: string, path: string, account: Account | undefined): boolean {
  const as = { ...runningAs(account), cwd: '/', env: {} };
  return spawnSync('/bin/sh', ['-c', test, 'sh', path], { ...as, stdio: 'ignore' }).status === 0;
}
