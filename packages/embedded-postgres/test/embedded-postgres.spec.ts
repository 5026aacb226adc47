import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from '../src/embedded-postgres.js';
import { waitUntil } from '../src/wait-until.js';
import {
  ask,
  cleanUp,
  ended,
  freshFolder,
  isRoot,
  isWorking,
  killPostmaster,
  postmasterOf,
  said,
  schedulingOf,
  setting,
  start,
  startService,
  startWithOldSettings,
  undo,
} from './embedded-postgres-support.js';

afterEach(cleanUp);

describe('a new data folder', () => {
  it('gets a durable PostgreSQL 18 that sorts the same on every machine and listens on no network', async () => {
    const server = await start(await freshFolder());
    expect(await setting(server, 'server_version')).toMatch(/^18\./);
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']) {
      expect([name, await setting(server, name)]).toEqual([name, 'on']);
    }
    expect(await setting(server, 'server_encoding')).toBe('UTF8');
    expect(await ask(server, "SELECT datlocale FROM pg_database WHERE datlocprovider = 'b' LIMIT 1")).toEqual(
      [{ datlocale: 'C.UTF-8' }],
    );
    expect(await setting(server, 'timezone')).toBe('UTC');
    expect(await setting(server, 'listen_addresses')).toBe('');
  });

  it('has processes that do not preempt the one that wakes them, if the system supports that', async () => {
    const server = await start(await freshFolder());
    const { pid = 0 } = (await postmasterOf(server.dataDir)) ?? {};
    expect(await schedulingOf(pid)).toBe(existsSync('/usr/bin/chrt') ? 'batch' : 'other');
  });

  it('cannot be entered by other users of the machine', async () => {
    const server = await start(await freshFolder());
    for (const folder of [server.host, join(server.dataDir, 'postgres')]) {
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
    }
  });

  it('is created if it is missing, and loses the unfinished files of a killed start', async () => {
    const dataDir = join(await freshFolder(), 'deep', 'data');
    await mkdir(join(dataDir, 'postgres.new-999999999'), { recursive: true });
    await start(dataDir);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.new'))).toEqual([]);
  });

  it('may have a path that is too long for a socket', async () => {
    const dataDir = join(await freshFolder(), 'a-long-name-'.repeat(12));
    const server = await start(dataDir);
    undo.push(() => rm(server.host, { recursive: true }));
    expect(server.dataDir).toBe(dataDir);
    expect(Buffer.byteLength(join(server.host, '.s.PGSQL.5432'))).toBeLessThan(104);
    expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('may have spaces, quotes and commas in its path', async () => {
    const server = await start(join(await freshFolder(), 'Müller, "Söhne" & Co'));
    expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('a second start', () => {
  it('finds the data of the first one', async () => {
    const dataDir = await freshFolder();
    const first = await start(dataDir);
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(await postmasterOf(dataDir)).toBeUndefined();
    expect(await ask(await start(dataDir), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('is refused in one sentence while the first service runs, and does not disturb it', async () => {
    const dataDir = await freshFolder();
    const first = await start(dataDir);
    const second = await startService(dataDir);
    expect(second.message).toBe(
      `The data in ${dataDir} is in use by another Countinghouse (process ${process.pid}): stop that one first, ` +
        'or set DATA_DIR to another folder.',
    );
    expect(await ask(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('has exactly one owner if three start at once on an empty folder', async () => {
    const dataDir = await freshFolder();
    const services = await Promise.all([1, 2, 3].map(() => startService(dataDir)));
    expect(services.filter(({ host }) => host !== undefined)).toHaveLength(1);
    expect(services.filter(({ message }) => message?.includes('is in use by another'))).toHaveLength(2);
  });

  it('waits for a service that is stopping, and then has the data', async () => {
    const dataDir = await freshFolder();
    const first = await start(dataDir);
    const [, second] = await Promise.all([first.stop(), start(dataDir)]);
    expect(await ask(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('SIGKILL of the service', () => {
  it('leaves a PostgreSQL that the next start takes over unchanged', async () => {
    const dataDir = await freshFolder();
    const service = await startService(dataDir);
    const before = await postmasterOf(dataDir);
    await service.kill();
    const server = await start(dataDir);
    expect(await postmasterOf(dataDir)).toEqual(before);
    await server.stop();
    expect(await postmasterOf(dataDir)).toBeUndefined();
  });

  it('and of its PostgreSQL loses nothing that was committed', async () => {
    const dataDir = await freshFolder();
    const service = await startService(dataDir);
    await ask(service, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await service.kill();
    await killPostmaster(dataDir);
    expect(await ask(await start(dataDir), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('before an update leaves a PostgreSQL that is restarted with the current settings', async () => {
    const dataDir = await freshFolder();
    const old = await startWithOldSettings(dataDir);
    const server = await start(dataDir);
    expect((await postmasterOf(dataDir))?.pid).not.toBe(old.pid);
    expect(await setting(server, 'work_mem')).toBe('4MB');
  });
});

describe('SIGKILL of PostgreSQL', () => {
  it('causes a restart while the service runs, which reports it', async () => {
    const dataDir = await freshFolder();
    const server = await start(dataDir);
    await ask(server, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await killPostmaster(dataDir);
    await waitUntil(() => (said.includes('PostgreSQL runs again.') ? true : undefined), {
      timeoutMs: 20_000,
    });
    expect(said).toEqual(['PostgreSQL ended unexpectedly; starting it again.', 'PostgreSQL runs again.']);
    expect(await ask(server, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('waits for a child process of the killed server that still works', async () => {
    const dataDir = await freshFolder();
    const service = await startService(dataDir);
    // A query that computes does not check for the end, so its process outlives the killed one by about a second.
    const busy = ask(
      service,
      "SELECT count(*) FROM generate_series(1, 3000000) AS n WHERE md5(n::text) = ''",
    );
    const ended = busy.catch(() => undefined);
    await waitUntil(() => isWorking(service), { timeoutMs: 20_000 });
    await service.kill();
    await killPostmaster(dataDir);
    expect(await ask(await start(dataDir), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await ended;
  });

  it('and a restart of the machine may leave a lock with the id of another process, which is ignored', async () => {
    const dataDir = await freshFolder();
    await (await start(dataDir)).stop();
    const { uid, gid } = await stat(join(dataDir, 'postgres'));
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...(isRoot && { uid, gid }) });
    undo.push(() => ended(stranger));
    const lock = join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(lock, `${stranger.pid ?? 0}\n${dataDir}/postgres\n1\n5432\n\n\n\nready   \n`);
    await utimes(lock, 1, 1);
    expect(await ask(await start(dataDir), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBeNull();
  });
});

describe('an impossible start', () => {
  it('is reported in one sentence: data of another major version', async () => {
    const dataDir = await freshFolder();
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start(dataDir)).rejects.toThrow(/was written by PostgreSQL 17, and this service brings 18/);
  });

  it('is reported in one sentence: a folder of that name with other content', async () => {
    const dataDir = await freshFolder();
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'letter.txt'), 'Dear customer');
    await expect(start(dataDir)).rejects.toThrow(/is not empty and no PostgreSQL data/);
  });

  it('is reported in one sentence: a file in place of the folder', async () => {
    const file = join(await freshFolder(), 'data');
    await writeFile(file, '');
    await expect(start(file)).rejects.toThrow(EmbeddedPostgresError);
    await expect(start(file)).rejects.toThrow(/^The data folder .* cannot be/);
  });

  it('is reported in one sentence: a platform without binaries', async () => {
    const { arch } = process;
    undo.push(() => Promise.resolve(Object.defineProperty(process, 'arch', { value: arch })));
    Object.defineProperty(process, 'arch', { value: 'mips' });
    await expect(start(await freshFolder())).rejects.toThrow(
      /There is no embedded PostgreSQL for .*-mips: set DATABASE_URL/,
    );
  });

  it('is reported with the last lines of the log: files that PostgreSQL refuses', async () => {
    const dataDir = await freshFolder();
    await (await start(dataDir)).stop();
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no such thing\n');
    await expect(start(dataDir)).rejects.toThrow(/^PostgreSQL did not start on .*\n.*syntax error in file/s);
  });
});

if (isRoot) {
  describe('a folder that the user postgres cannot enter', () => {
    it('moves the data to /var/lib/countinghouse, says so, and finds it there again', async () => {
      const closed = await freshFolder();
      await chmod(closed, 0o700);
      const wanted = join(closed, 'data');
      const first = await start(wanted);
      undo.push(() => rm(first.dataDir, { recursive: true }));
      expect(first.dataDir).toMatch(/^\/var\/lib\/countinghouse\/.*-data-[0-9a-f]{10}$/);
      expect(said).toEqual([
        `The user postgres cannot enter ${wanted}, so the data is kept in ${first.dataDir}.`,
      ]);
      expect((await stat(closed)).mode & 0o777).toBe(0o700);
      await first.stop();
      expect((await start(wanted)).dataDir).toBe(first.dataDir);
    });

    it('keeps the data where it is if the folder is opened later', async () => {
      const closed = await freshFolder();
      await chmod(closed, 0o700);
      const first = await start(join(closed, 'data'));
      undo.push(() => rm(first.dataDir, { recursive: true }));
      await first.stop();
      await chmod(closed, 0o755);
      expect((await start(join(closed, 'data'))).dataDir).toBe(first.dataDir);
    });

    it('with data is an error, and does not cause an empty database', async () => {
      const parent = await freshFolder();
      await (await start(join(parent, 'data'))).stop();
      await chmod(parent, 0o700);
      await expect(start(join(parent, 'data'))).rejects.toThrow(
        /who owns the data in .*, can no longer enter/,
      );
    });
  });
} else {
  describe('a folder that this user cannot write', () => {
    it('is reported in one sentence', async () => {
      const closed = await freshFolder();
      await chmod(closed, 0o500);
      await expect(start(join(closed, 'data'))).rejects.toThrow(/cannot be used by this user .*EACCES/);
    });
  });
}
