import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canEnter, type Account } from './account.js';
import { codeOf, EmbeddedPostgresError } from './messages.js';

/** PostgreSQL names its socket after this number; it opens no TCP port. */
export const PORT = 5432;

/** The longest path of a unix socket: macOS has room for 103 bytes, Linux for 107. */
const PATH_BYTES_MAX = 103;

/**
 * Makes the folder that the server's unix socket stands in, open to nobody but the account (and root).
 *
 * It is run/ in the data folder, or, when that path is too long for a socket, a folder in the system's temporary one
 * whose name comes from the data folder. Who can enter it can use the database without a password, so a folder of
 * that name that belongs to somebody else is refused. Takes the data folder's absolute path and the account,
 * undefined for this process's own. Raises EmbeddedPostgresError when no folder will do.
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
  // Root's own is what a start leaves that was killed before it gave the folder away.
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
 * Whether a server listens on the socket in the folder, even one that runs in another container.
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
 * The path of the socket in its folder; PostgreSQL keeps a lock file beside it.
 *
 * Takes the folder. Raises nothing.
 */
export function socketIn(folder: string): string {
  return join(folder, `.s.PGSQL.${PORT}`);
}

function isShort(folder: string): boolean {
  return Buffer.byteLength(socketIn(folder)) <= PATH_BYTES_MAX;
}
