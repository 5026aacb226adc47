import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Failure, say } from '../setup/child.mjs';

/** Test databases are in the system's temporary folder, named with this prefix and the process id of their run. */
const PREFIX = 'countinghouse-test-';

/**
 * A crash of the machine loses only a test run, so nothing waits for the disk. What proves durability starts a server
 * of its own, with the settings of the product.
 */
const FORGETFUL = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // Each file's database is a copy of some 10 MB, all of which pass through the log.
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
};

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
      await forgetOnCrash(postgres);
      return await work(postgres);
    } finally {
      await postgres.stop();
      await rm(postgres.dataDir, { recursive: true, force: true });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function forgetOnCrash({ host, port, superuser }) {
  // On a fresh checkout this file is loaded before the packages are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ host, port, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    for (const [name, value] of Object.entries(FORGETFUL)) {
      await client.query(`ALTER SYSTEM SET ${name} = '${value}'`);
    }
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
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
