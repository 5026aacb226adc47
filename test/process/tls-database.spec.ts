import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TlsServer } from '../support/tls-server.js';
import { StartedService } from './started-service.js';

const UNKNOWN_AUTHORITY =
  'The certificate of the database in DATABASE_URL comes from an authority that is not known here: store the ' +
  'certificate of that authority in a file, and name it by sslrootcert=/path/to/file in the URL.';

let folder: string;
let server: TlsServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countinghouse-tls-'));
  server = await TlsServer.start(folder);
  await server.ask('CREATE ROLE countinghouse_owner LOGIN');
  await server.ask('CREATE ROLE countinghouse_runtime LOGIN');
  await server.ask('GRANT countinghouse_runtime TO countinghouse_owner');
  await server.ask('CREATE DATABASE books OWNER countinghouse_owner');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a database that takes encrypted connections only', () => {
  it('is said to be one, to a URL without sslmode', async () => {
    expect(await problemWith(server.url({}))).toBe(
      'The database in DATABASE_URL lets this user in from here with encryption only, or not at all: add ' +
        '?sslmode=require to the URL, and sslrootcert if the authority of its certificate is not a public one.',
    );
  });

  it.each(['require', 'verify-full', 'prefer'])(
    'has an unknown authority, to sslmode=%s alone',
    async (sslmode) => {
      expect(await problemWith(server.url({ sslmode }))).toBe(UNKNOWN_AUTHORITY);
    },
  );

  it('has an unknown authority even if it sends its certificate', async () => {
    const other = mkdtempSync(join(tmpdir(), 'countinghouse-tls-'));
    const talkative = await TlsServer.start(other, { sendsChain: true });
    expect(await problemWith(talkative.url({ sslmode: 'require' }))).toBe(UNKNOWN_AUTHORITY);
    await talkative.stop();
    rmSync(other, { recursive: true, force: true });
  });

  it('has another name than the URL', async () => {
    const url = server.url({ sslmode: 'verify-full', sslrootcert: server.authority }, '127.0.0.1');
    expect(await problemWith(url)).toBe(
      'The certificate of the database is for another host name than the one in DATABASE_URL: use the name in it, or ' +
        'add sslmode=verify-ca with sslrootcert, which does not compare names.',
    );
  });

  it('is served with the certificate of its authority, without a warning', async () => {
    const service = await started(server.url({ sslmode: 'require', sslrootcert: server.authority }));
    expect(await encrypted()).toBe(true);
    expect(service.errors).toBe('');
    expect(await service.stop()).toBe(0);
  });

  it.each(['verify-ca', 'no-verify'])('is served under another name with sslmode=%s', async (sslmode) => {
    const files: Record<string, string> = sslmode === 'verify-ca' ? { sslrootcert: server.authority } : {};
    const service = await started(server.url({ sslmode, ...files }, '127.0.0.1'));
    expect(await encrypted()).toBe(true);
    expect(await service.stop()).toBe(0);
  });

  async function encrypted(): Promise<boolean> {
    const rows = await server.ask(
      `SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
        WHERE application_name LIKE 'countinghouse%'`,
    );
    return rows.length === 1 && 'ssl' in (rows[0] ?? {}) && (rows[0] as { ssl: boolean }).ssl;
  }
});

describe('the files and modes of a URL', () => {
  it('are named if they are wrong', async () => {
    const text = join(folder, 'text');
    writeFileSync(text, 'no certificate');
    for (const [parameters, end] of [
      [{ sslrootcert: '/nowhere/ca.pem' }, 'names a file that cannot be read: sslrootcert=/nowhere/ca.pem.'],
      [{ sslrootcert: text }, `names a file that is not PEM: sslrootcert=${text}.`],
      [{ sslmode: 'verify-ca' }, 'needs sslrootcert beside sslmode=verify-ca.'],
      [
        { sslmode: 'required' },
        'has an sslmode other than disable, no-verify, allow, prefer, require, verify-ca, verify-full.',
      ],
    ] as const)
      expect(await problemWith(server.url(parameters))).toBe(`DATABASE_URL ${end}`);
  });
});

describe('a socket in DATABASE_URL', () => {
  it.each(['host as a parameter', 'no host', 'host in the place of hosts'])(
    'is found by %s',
    async (form) => {
      const [user, socket] = ['countinghouse_owner', encodeURIComponent(server.socketFolder)];
      const url = {
        'host as a parameter': `postgres://${user}@/books?host=${socket}&port=${server.port}`,
        'no host': `postgres:///books?host=${socket}&port=${server.port}&user=${user}`,
        'host in the place of hosts': `postgres://${user}@${socket}:${server.port}/books`,
      }[form];
      const service = await started(url ?? '');
      expect(await service.stop()).toBe(0);
    },
  );

  it('that is not there is named', async () => {
    expect(await problemWith('postgres://somebody@/books?host=/nowhere')).toBe(
      'Cannot reach the database in DATABASE_URL: there is no socket /nowhere/.s.PGSQL.5432.',
    );
  });
});

async function problemWith(url: string): Promise<string> {
  const service = new StartedService({ DATABASE_URL: url, HOST: '127.0.0.1' });
  expect(await service.end()).toBe(1);
  return service.errors.trim();
}

async function started(url: string): Promise<StartedService> {
  const service = new StartedService({ DATABASE_URL: url, HOST: '127.0.0.1' });
  await service.ready();
  return service;
}
