import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, mkdir, realpath, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { accountFor, canEnter, isRoot, type Account } from './account.js';
import { codeOf, EmbeddedPostgresError, reasonOf, type Say } from './messages.js';

/** The place for the data of root's services if PostgreSQL's account cannot enter the wanted folder. */
const SHARED_PLACE = '/var/lib/countinghouse';

/** The actual folder of the data, without symbolic links, and the account that owns it. */
export interface DataPlace {
  readonly dataDir: string;
  readonly account: Account | undefined;
}

/**
 * Returns the folder of the PostgreSQL cluster inside the data folder.
 *
 * Takes the data folder's absolute path. Raises nothing.
 */
export function clusterIn(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Decides where the data is stored and creates that folder.
 *
 * It is the wanted folder whenever PostgreSQL's account can enter it. If root starts the service below a folder that is
 * closed to that account (a clone in root's home), it is a folder below /var/lib/countinghouse, named after the wanted
 * path, so that the next start finds it again. The permissions of parent folders are never changed. Existing data
 * decides before anything else, because a second, empty database must never appear after a change of permissions. Takes
 * the wanted folder's absolute path. Raises EmbeddedPostgresError if no folder can be used.
 */
export async function placeData(wanted: string, say: Say): Promise<DataPlace> {
  if (!isRoot) return { dataDir: await ownFolder(wanted), account: undefined };
  const substitute = join(SHARED_PLACE, nameFor(wanted));
  const [dataIsHere, dataIsThere] = [await exists(clusterIn(wanted)), await exists(clusterIn(substitute))];
  const account = await accountFor(clusterIn(dataIsThere && !dataIsHere ? substitute : wanted), say);
  if (dataIsHere || !dataIsThere) {
    if (await openFolder(wanted, account)) return { dataDir: await realpath(wanted), account };
    if (dataIsHere) {
      throw new EmbeddedPostgresError(
        `The user ${account.name}, who owns the data in ${wanted}, can no longer enter that folder: ` +
          'open the folders above it to that user (chmod o+x).',
      );
    }
  }
  await sharedPlace(account);
  if (!(await openFolder(substitute, account))) {
    throw new EmbeddedPostgresError(
      `The user ${account.name} can enter neither ${wanted} nor ${substitute}: set DATA_DIR to a folder it can enter.`,
    );
  }
  say(`The user ${account.name} cannot enter ${wanted}, so the data is kept in ${substitute}.`);
  return { dataDir: substitute, account };
}

/**
 * Returns the folder that root's services share, created if missing, which the account may pass through.
 *
 * Raises EmbeddedPostgresError if it cannot be created.
 */
export async function sharedPlace(account: Account): Promise<string> {
  await makeFolder(SHARED_PLACE, account);
  return SHARED_PLACE;
}

async function ownFolder(wanted: string): Promise<string> {
  try {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    await access(wanted, constants.W_OK | constants.X_OK);
    // If root created the data, reading the cluster's folder fails.
    await access(clusterIn(wanted), constants.R_OK | constants.W_OK).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
    return await realpath(wanted);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The data folder ${wanted} cannot be used by this user (${reasonOf(error)}): start as the user who owns it, ` +
        'or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

/** Creates the folder if it is missing and opens it to the account. Removes a folder created in vain. */
async function openFolder(folder: string, account: Account): Promise<boolean> {
  const isNew = await makeFolder(folder, account);
  if (canEnter(folder, account)) return true;
  if (isNew) await rmdir(folder);
  return false;
}

async function makeFolder(folder: string, account: Account): Promise<boolean> {
  try {
    const created = await mkdir(folder, { recursive: true, mode: 0o711 });
    // The umask may have removed the permission to pass, and an older folder may never have had it.
    const { mode } = await stat(folder);
    if (!canEnter(folder, account)) await chmod(folder, (mode & 0o7777) | 0o001);
    return created !== undefined;
  } catch (error) {
    throw new EmbeddedPostgresError(`The data folder ${folder} cannot be made (${reasonOf(error)}).`, {
      cause: error,
    });
  }
}

function nameFor(wanted: string): string {
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 10);
  const words = wanted.split('/').filter(Boolean).slice(-2);
  return [...words.map((word) => word.replace(/[^\w.-]/g, '_').slice(0, 40)), hash].join('-');
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
