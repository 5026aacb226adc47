import { execFile } from 'node:child_process';
import { chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runningAs, type Account } from './account.js';
import { whyNotRunnable } from './binaries.js';
import { clusterIn } from './data-folder.js';
import { codeOf, EmbeddedPostgresError, lastLines, textOf } from './messages.js';

const run = promisify(execFile);

/**
 * The role that owns the cluster. It is reachable only inside the socket folder (mode 0700), where it needs no
 * password.
 */
export const SUPERUSER = 'postgres';

/** The release whose data files the binaries of package.json can read. */
const MAJOR_VERSION = '18';

/**
 * The environment of PostgreSQL's programs. It contains nothing of ours, because PGPORT or LC_ALL would change what
 * they do.
 */
export const SERVER_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

/** What a cluster is made from. */
export interface ClusterPlan {
  readonly dataDir: string;
  readonly binaries: string;
  readonly account: Account | undefined;
}

/**
 * Creates the cluster of a data folder if there is none yet, and returns its folder.
 *
 * It is created beside its place and moved there when complete, so that a killed start, or two starts at once, never
 * leave half a cluster. Text sorts by code point, and letters follow Unicode's simple rules (the built-in C.UTF-8), so
 * that an index means the same on every machine. Raises EmbeddedPostgresError if initdb fails or another major version
 * wrote the data.
 */
export async function ensureCluster(plan: ClusterPlan): Promise<string> {
  const cluster = clusterIn(plan.dataDir);
  const version = (await textOf(join(cluster, 'PG_VERSION'))).trim();
  if (version === '') {
    await createCluster(plan, cluster);
  } else if (version !== MAJOR_VERSION) {
    throw new EmbeddedPostgresError(
      `The data in ${cluster} was written by PostgreSQL ${version}, and this service brings ${MAJOR_VERSION}: ` +
        'restore a dump of it into a fresh DATA_DIR.',
    );
  }
  return cluster;
}

async function createCluster(plan: ClusterPlan, cluster: string): Promise<void> {
  await removeUnfinished(plan.dataDir);
  const unfinished = `${cluster}.new-${process.pid}`;
  await mkdir(unfinished, { mode: 0o700 });
  if (plan.account) await chown(unfinished, plan.account.uid, plan.account.gid);
  await initdb(plan, unfinished);
  try {
    await rename(unfinished, cluster);
    await syncFolder(plan.dataDir);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another start was faster. Its cluster is equivalent, and the ownership decides who may use it.
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
    if ((await textOf(join(cluster, 'PG_VERSION'))) !== '') return;
    throw new EmbeddedPostgresError(`${cluster} is not empty and no PostgreSQL data: move it away.`, {
      cause: error,
    });
  }
}

async function initdb({ dataDir, binaries, account }: ClusterPlan, folder: string): Promise<void> {
  const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${SUPERUSER}`, '--auth=trust', '--data-checksums', '--no-instructions'];
  try {
    await run(join(binaries, 'bin', 'initdb'), ['-D', folder, ...encoding, ...access], {
      ...runningAs(account),
      cwd: dataDir,
      env: { ...SERVER_ENVIRONMENT, LD_LIBRARY_PATH: join(binaries, 'lib') },
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const { stderr = '' } = error as { stderr?: string };
    throw new EmbeddedPostgresError(
      stderr === ''
        ? `PostgreSQL ${whyNotRunnable(error)}.`
        : `PostgreSQL could not make its files in ${dataDir}:${lastLines(stderr)}`,
      { cause: error },
    );
  }
}

/**
 * Removes the folders of killed starts. A folder whose process still runs is in use. The initdb of a killed process may
 * still write for a moment.
 */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Makes the new name survive a power failure, like everything that the server writes later. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
