import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '../src/wait-until.js';
import {
  ask,
  cleanUp,
  freshFolder,
  killPostmaster,
  postmasterOf,
  said,
  setting,
  start,
  startService,
} from './embedded-postgres-support.js';

const TIMES = 6;
const WITHIN = { timeoutMs: 60_000 };
const OWNER = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted";
const CUT_OWNER = `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted`;

afterEach(cleanUp);

describe('a server that is killed repeatedly', () => {
  it('is restarted each time', async () => {
    const dataDir = await freshFolder();
    const server = await start(dataDir);
    for (let time = 1; time <= TIMES; time += 1) {
      await killPostmaster(dataDir);
      await waitUntil(() => timesSaid('PostgreSQL runs again.') === time || undefined, WITHIN);
    }
    expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is restarted once the obstacle is gone', async () => {
    const dataDir = await freshFolder();
    const server = await start(dataDir);
    const file = join(dataDir, 'postgres', 'postgresql.conf');
    const settings = await readFile(file);
    await writeFile(file, 'no such thing\n');
    await killPostmaster(dataDir);
    await waitUntil(() => timesSaid('PostgreSQL does not start again yet') > 1 || undefined, WITHIN);
    await writeFile(file, settings);
    await waitUntil(() => timesSaid('PostgreSQL runs again.') === 1 || undefined, WITHIN);
    expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('does not run after a stop in the meantime', async () => {
    const dataDir = await freshFolder();
    const server = await start(dataDir);
    await killPostmaster(dataDir);
    await server.stop();
    expect(await postmasterOf(dataDir)).toBeUndefined();
  });
});

describe('the end of the connection with the owner’s lock', () => {
  it('interrupts the ownership for a moment only, and never stops the server', async () => {
    const dataDir = await freshFolder();
    const server = await start(dataDir);
    const begun = await setting(server, 'server_version');
    const { pid } = (await postmasterOf(dataDir)) ?? {};
    for (let time = 0; time < TIMES; time += 1) {
      const [before] = await owned(server);
      await ask(server, CUT_OWNER);
      const after = await waitUntil(async () => {
        const [owner] = await owned(server);
        return owner !== undefined && owner !== before ? owner : undefined;
      }, WITHIN);
      expect(after).toBeDefined();
    }
    expect((await startService(dataDir)).message).toContain('is in use by another Countinghouse');
    expect([await setting(server, 'server_version'), (await postmasterOf(dataDir))?.pid]).toEqual([
      begun,
      pid,
    ]);
    expect(said).toEqual([]);
    await server.stop();
    expect(await postmasterOf(dataDir)).toBeUndefined();
  });

  it('is reported if another process was faster, whose server is left alone', async () => {
    const dataDir = await freshFolder();
    const server = await start(dataDir);
    const [lock] = (await ask(
      server,
      "SELECT (classid::bigint << 32) + objid::bigint AS key FROM pg_locks WHERE locktype = 'advisory'",
    )) as { key: string }[];
    const thief = ask(server, `SELECT pg_advisory_lock(${lock?.key}), pg_sleep(60)`).catch(() => undefined);
    await waitUntil(async () => (await waiting(server)) || undefined, WITHIN);
    await ask(server, CUT_OWNER);
    expect((await server.lost).message).toContain('is in use by another Countinghouse');
    await server.stop();
    expect(await postmasterOf(dataDir)).toBeDefined();
    await ask(server, CUT_OWNER);
    await thief;
    await (await start(dataDir)).stop();
  });
});

function timesSaid(sentence: string): number {
  return said.filter((line) => line.startsWith(sentence)).length;
}

async function owned(server: { host?: string }): Promise<unknown[]> {
  const rows = (await ask(server, OWNER)) as { pid: number }[];
  return rows.map(({ pid }) => pid);
}

async function waiting(server: { host?: string }): Promise<boolean> {
  const rows = await ask(server, "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted");
  return rows.length > 0;
}
