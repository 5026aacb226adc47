import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canEnter, type Account } from './account.js';
import { codeOf, EmbeddedPostgresError } from './messages.js';

/** PostgreSQL names its socket after this number. It opens no TCP port. */
export const PORT = 5432;

/** The maximum length of a unix socket's path: 103 bytes on macOS, 107 on Linux. */
const PATH_BYTES_MAX = 103;

/**
 * Creates the folder of the server's unix socket, which only the account (and root) can enter.
 *
 * It is run/ in the data folder or, if that path is too long for a socket, a folder in the system's temporary folder,
 * whose name is derived from the data folder. Anyone who can enter it can use the database without a password, so a
 * folder of that name is refused if it belongs to somebody else. Takes the data folder's absolute path and the account,
 * undefined for that of this process. Raises EmbeddedPostgresError if no folder can be used.
 */
export async function makeSocketFolder(dataDir: string, account: Account | undefined): Promise<string> {
  const name = `countinghouse-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const places = [join(dataDir, 'run'), join(tmpdir(), name), join('/tmp', name)];
  const folder = places.find((place) => isShort(place) && canEnter(dirname(place), account));
  if (!folder) {
    throw new EmbeddedPostgresError(
      `The path of ${dataDir} is too long for PostgreSQL's socket, and no temporary folder is open to it.`,
    );
  }
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  const entry = await lstat(folder);
  // A start that was killed before it changed the owner leaves a folder that belongs to root.
  const owners = account ? [account.uid, 0] : [process.getuid?.()];
  if (!entry.isDirectory() || !owners.includes(entry.uid)) {
    throw new EmbeddedPostgresError(
      `${folder} belongs to another user: remove it, or set DATA_DIR to another folder.`,
    );
  }
  if (account) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
  return folder;
}

/**
 * Returns whether a server listens on the socket in the folder, even one that runs in another container.
 *
 * Takes the socket's folder. Raises nothing.
 */
export function isAnswering(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketIn(folder));
    const answer = (isThere: boolean): void => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}

/**
 * Returns the path of the socket in its folder. PostgreSQL keeps a lock file beside it.
 *
 * Takes the folder. Raises nothing.
 */
export function socketIn(folder: string): string {
  return join(folder, `.s.PGSQL.${PORT}`);
}

function isShort(folder: string): boolean {
  return Buffer.byteLength(socketIn(folder)) <= PATH_BYTES_MAX;
}
