import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Failure, say } from '../setup/child.mjs';

/** Test databases are in the system's temporary folder, named with this prefix and the process id of their run. */
const PREFIX = 'countinghouse-test-';

/**
 * Runs the work with a new PostgreSQL, which is removed afterwards with its data.
 *
 * Takes a function that gets the server and returns a promise. Raises what that raises, and Failure if PostgreSQL does
 * not start, because without a database there is no result.
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
 * Stops and removes the databases of this user's killed runs.
 *
 * Raises nothing: what cannot be removed stays, and is reported.
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
