import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Failure, say } from '../setup/child.mjs';

/** Test databases are in the system's temporary folder, under this name and the process id of their run. */
const PREFIX = 'countinghouse-test-';

/**
 * Does the work with a fresh PostgreSQL, which is gone afterwards with its data.
 *
 * Takes a function that gets the server and gives a promise. Raises what that raises, and Failure when PostgreSQL
 * does not start: without a database there is no result, never a green one.
 */
export async function withPostgres(work) {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  try {
    const postgres = await start(folder);
    try {
      return await work(postgres);
    } finally {
      await postgres.stop();
      await rm(postgres.dataDir, { recursive: true, force: true });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Ends and removes the databases of this user's runs that were killed.
 *
 * Raises nothing: what cannot be removed stays, and is told of.
 */
export async function removeAbandoned() {
  for (const name of await readdir(os.tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const folder = path.join(os.tmpdir(), name);
    if ((await stat(folder)).uid !== process.getuid()) continue;
    try {
      const postgres = await start(folder);
      await postgres.stop();
      await rm(postgres.dataDir, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    } catch (error) {
      say(`${folder} was left by a run that was killed, and cannot be removed: ${error.message}`);
    }
  }
}

async function start(dataDir) {
  try {
    const { startEmbeddedPostgres } =
      await import('../../dist/packages/embedded-postgres/src/embedded-postgres.js');
    return await startEmbeddedPostgres({ dataDir, say });
  } catch (error) {
    throw new Failure(`The tests have no database. ${error.message}`);
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
