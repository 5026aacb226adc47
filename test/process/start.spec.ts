import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../support/test-database.js';
import { StartedService } from './started-service.js';

const SECRET = /ch_live_\w+|Password +\S+/;

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'countinghouse-start-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the first start', () => {
  it('prints the URLs, the owner, a key, and commands that create and finalize the first invoice', async () => {
    const service = new StartedService({ DATA_DIR: dataDir });
    const url = await service.ready();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    // Not only to browsers: monitors accept anything. Another path is a page to browsers only.
    expect((await fetch(`${url}/`, { headers: { accept: '*/*' } })).status).toBe(200);
    expect((await fetch(`${url}/invoices`, { headers: { accept: '*/*' } })).status).toBe(404);
    expect(service.output).toContain(`API reference  ${url}/docs`);
    expect(service.output).toContain(`Control panel  ${url}/`);
    const commands = service.output.slice(service.output.indexOf('API='));
    const printed = execFileSync('bash', ['-c', commands.slice(0, commands.indexOf('\n{'))], {
      encoding: 'utf8',
    });
    const number = expect.stringMatching(/^INV-\d{4}-00001$/) as string;
    expect(JSON.parse(printed)).toMatchObject({ status: 'open', number, total: 1420.56 });
    const password = /Password +(\S+)/.exec(service.output)?.[1];
    const signedIn = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'owner@example.com', password }),
    });
    expect(signedIn.status).toBe(200);
    expect(await service.stop()).toBe(0);
    expect(processesIn(dataDir)).toBe('');
  });

  it('takes the owner from the environment', async () => {
    const owner = { OWNER_EMAIL: 'ada@example.com', OWNER_PASSWORD: 'a long enough password' };
    const service = new StartedService({ DATA_DIR: dataDir, ...owner });
    const url = await service.ready();
    const response = await fetch(`${url}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: owner.OWNER_EMAIL, password: owner.OWNER_PASSWORD }),
    });
    expect(response.status).toBe(200);
    await service.stop();
  });

  it('in production requires an owner, and prints nothing secret', async () => {
    const without = new StartedService({ DATA_DIR: dataDir, NODE_ENV: 'production' });
    expect(await without.end()).toBe(1);
    expect(without.errors.trim()).toBe(
      'The first start in production needs OWNER_EMAIL and OWNER_PASSWORD for the first owner.',
    );
    expect(processesIn(dataDir)).toBe('');
    const owner = { OWNER_EMAIL: 'ada@example.com', OWNER_PASSWORD: 'a long enough password' };
    const service = new StartedService({ DATA_DIR: dataDir, NODE_ENV: 'production', ...owner });
    await service.ready();
    await service.stop();
    expect(service.output).not.toMatch(SECRET);
    expect(service.output).not.toContain(owner.OWNER_PASSWORD);
  });
});

describe('a later start', () => {
  it('finds the data again and prints no secrets, even after everything was killed', async () => {
    const first = new StartedService({ DATA_DIR: dataDir });
    const url = await first.ready();
    const key = /ch_live_\w+/.exec(first.output)?.[0] ?? '';
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Kept' });
    expect((await fetch(`${url}/api/customers`, { method: 'POST', headers, body })).status).toBe(201);
    first.signal('SIGKILL');
    await first.end();

    const second = new StartedService({ DATA_DIR: dataDir });
    const again = await second.ready();
    expect(second.output).not.toMatch(SECRET);
    const listed = (await (await fetch(`${again}/api/customers`, { headers })).json()) as {
      data: { name: string }[];
    };
    expect(listed.data.map(({ name }) => name)).toEqual(['Kept']);
    expect(await second.stop()).toBe(0);
    expect(processesIn(dataDir)).toBe('');
  });
});

describe('a signal', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('%s, even twice, stops everything', async (signal) => {
    const service = new StartedService({ DATA_DIR: dataDir });
    await service.ready();
    service.signal(signal);
    service.signal(signal);
    expect(await service.end()).toBe(0);
    expect(processesIn(dataDir)).toBe('');
  });
});

describe('a problem at the start', () => {
  it('is a pooler without the address of the server itself', async () => {
    const service = new StartedService({
      DATABASE_URL: 'postgres://somebody@127.0.0.1:1/none',
      DATABASE_POOLER: 'transaction',
    });
    expect(await service.end()).toBe(1);
    expect(service.errors.trim()).toBe(
      'DATABASE_POOLER=transaction needs DATABASE_URL, which leads to the pooler, and DIRECT_DATABASE_URL, ' +
        'which leads to the server itself.',
    );
  });

  it('is a replica of the embedded database', async () => {
    const service = new StartedService({ REPORTS_DATABASE_URL: 'postgres://somebody@127.0.0.1:1/none' });
    expect(await service.end()).toBe(1);
    expect(service.errors.trim()).toBe(
      'REPORTS_DATABASE_URL needs DATABASE_URL: the embedded PostgreSQL listens on no port, so nothing can follow it.',
    );
  });

  it('is reported for all variables at once', async () => {
    const service = new StartedService({
      DATA_DIR: dataDir,
      PORT: 'http',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      ENGINES: 'diesel',
    });
    expect(await service.end()).toBe(1);
    expect(service.errors.trim().split('\n').sort()).toEqual([
      'DATABASE_URL must be a URL such as postgres://user:password@host:5432/name.',
      'ENGINES must be all, stock, or some of pg-rows, express-prepared, body-rules, young-objects ' +
        'with commas between them.',
      'LOG_LEVEL must be one of debug, info, warn, error, silent.',
      'PORT must be a whole number from 0 to 65535.',
    ]);
  });

  it('is reported in one sentence for a busy port, and the database is stopped again', async () => {
    const busy = await listening();
    const port = String((busy.address() as AddressInfo).port);
    const service = new StartedService({ DATA_DIR: dataDir, PORT: port });
    expect(await service.end()).toBe(1);
    expect(service.errors.trim()).toBe(`Port ${port} is in use by another program; set PORT to a free one.`);
    expect(processesIn(dataDir)).toBe('');
    busy.close();
  });

  it('is reported in one sentence for an unreachable database', async () => {
    const service = new StartedService({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
    expect(await service.end()).toBe(1);
    expect(service.errors.trim()).toBe(
      'Cannot reach the database in DATABASE_URL: the connection was refused.',
    );
  });
});

describe('settings of a database that lose changes', () => {
  it('are named at the start', async () => {
    const database = await createTestDatabase();
    await database.admin.query(`ALTER DATABASE ${database.name} SET synchronous_commit = off`);
    const service = new StartedService({ DATABASE_URL: database.url, REQUIRE_SYNC_STANDBY: 'true' });
    await service.ready();
    expect(service.output).toContain('PostgreSQL runs with synchronous_commit=off: a crash can lose changes');
    expect(service.output).toContain('REQUIRE_SYNC_STANDBY is true, but no commit waits for a standby');
    expect(await service.stop()).toBe(0);
    await database.drop();
  });
});

describe('a database that accepts connections but never answers', () => {
  it.each(['1', '2'])('is reported in one sentence, once, with WORKERS=%s', async (workers) => {
    const silent = await listening();
    const { port } = silent.address() as AddressInfo;
    const url = `postgres://nobody:secret@127.0.0.1:${port}/none`;
    const service = new StartedService({ DATABASE_URL: url, WORKERS: workers });
    expect(await service.end()).toBe(1);
    expect(service.errors.trim()).toBe('Cannot reach the database in DATABASE_URL: it does not answer.');
    silent.close();
  });
});

describe('DATABASE_URL', () => {
  it('names the server to use instead of the embedded one', async () => {
    const database = await createTestDatabase();
    const service = new StartedService({ DATABASE_URL: database.url, HOST: '127.0.0.1', DATA_DIR: dataDir });
    await service.ready();
    const { rows } = await database.admin.query('SELECT count(*)::int AS organizations FROM organizations');
    expect(rows[0]).toEqual({ organizations: 1 });
    expect(await service.stop()).toBe(0);
    await database.drop();
  });
});

/** Returns the processes that still run on a data folder, as `ps` shows them. */
function processesIn(folder: string): string {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(folder) && line.includes('postgres')).join('\n');
}

async function listening(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
