import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { EmbeddedPostgresError, type Say } from './messages.js';

/** The operating system's account that PostgreSQL runs under; where it is undefined, it is this process's own. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Whether this process is root, under which PostgreSQL refuses to run. */
export const isRoot = process.getuid?.() === 0;

/**
 * The account that root lets PostgreSQL run under.
 *
 * An existing cluster keeps its owner, whoever that is, so that data made by an ordinary user or before an account
 * of the name postgres existed stays usable. Otherwise it is the user postgres, made if missing, else nobody.
 * Takes the cluster's folder, which need not exist. Raises EmbeddedPostgresError when there is no such account.
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
 * Whether the account can really enter a folder, its parents' permissions and any access lists included.
 *
 * Takes the folder's absolute path and the account, undefined for this process's own. Raises nothing.
 */
export function canEnter(folder: string, account: Account | undefined): boolean {
  return passes('cd "$1"', folder, account);
}

/**
 * Whether the account can really read and execute a file.
 *
 * Takes the file's absolute path and the account, undefined for this process's own. Raises nothing.
 */
export function canExecute(file: string, account: Account | undefined): boolean {
  return passes('test -r "$1" && test -x "$1"', file, account);
}

/**
 * Whether the account can really read a file.
 *
 * Takes the file's absolute path and the account, undefined for this process's own. Raises nothing.
 */
export function canRead(file: string, account: Account | undefined): boolean {
  return passes('test -r "$1"', file, account);
}

/**
 * The spawn options that make a child run under the account.
 *
 * Takes undefined for this process's own account. Raises nothing.
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
