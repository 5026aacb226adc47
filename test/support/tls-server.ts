import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { accountFor, runningAs, type Account } from '../../packages/embedded-postgres/src/account.js';
import { findBinaries } from '../../packages/embedded-postgres/src/binaries.js';
import { ensureCluster } from '../../packages/embedded-postgres/src/cluster.js';
import { serverArguments } from '../../packages/embedded-postgres/src/server-settings.js';
import pg from 'pg';
import { eventually } from './eventually.js';

/** A PostgreSQL that lets nobody in over the network without TLS, with a certificate of an authority of its own. */
export class TlsServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    private readonly sockets: string,
    /** The certificate of the authority. */
    readonly authority: string,
  ) {}

  /** `sendsChain` sends the certificate of the authority along, as some servers do. It is for `localhost` only. */
  static async start(folder: string, { sendsChain = false } = {}): Promise<TlsServer> {
    chmodSync(folder, 0o755);
    const account = process.getuid?.() === 0 ? await accountFor(folder, () => undefined) : undefined;
    if (account !== undefined) chownSync(folder, account.uid, account.gid);
    const binaries = await findBinaries(folder, account);
    const cluster = await ensureCluster({ dataDir: folder, binaries, account });
    const [sockets, port] = [join(folder, 'sockets'), await freePort()];
    mkdirSync(sockets, { mode: 0o700 });
    const give = (place: string): void => owned(place, account);
    give(sockets);
    const files = certificates(folder, sendsChain);
    writeFileSync(join(folder, 'hba'), 'local all all trust\nhostssl all all 127.0.0.1/32 trust\n');
    Object.values(files).concat(join(folder, 'hba')).forEach(give);
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      ssl: 'on',
      ssl_cert_file: files.certificate,
      ssl_key_file: files.key,
      hba_file: join(folder, 'hba'),
      fsync: 'off',
    };
    const more = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(binaries, 'bin', 'postgres'), [...serverArguments(cluster, sockets), ...more], {
      ...runningAs(account),
      cwd: '/',
      env: { LD_LIBRARY_PATH: join(binaries, 'lib') },
      stdio: 'ignore',
    });
    const server = new TlsServer(child, port, sockets, files.authority);
    await eventually(() => server.ask('SELECT 1').catch(() => undefined));
    return server;
  }

  /** The URL of a database with further parameters. */
  url(parameters: Readonly<Record<string, string>>, host = 'localhost'): string {
    return `postgres://countinghouse_owner@${host}:${this.port}/books?${new URLSearchParams(parameters).toString()}`;
  }

  /** The folder of its socket, where nobody needs TLS. */
  get socketFolder(): string {
    return this.sockets;
  }

  /** Runs a statement as the superuser. */
  async ask(sql: string): Promise<object[]> {
    const client = new pg.Client({
      host: this.sockets,
      port: this.port,
      user: 'postgres',
      database: 'postgres',
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<object>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGINT');
    await ended;
  }
}

interface Files {
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
}

function certificates(folder: string, sendsChain: boolean): Files {
  const openssl = (...words: string[]): string =>
    execFileSync('openssl', words, { encoding: 'utf8', cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const fresh = ['-newkey', 'rsa:2048', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...fresh,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '9',
    '-subj',
    '/CN=Test authority',
  );
  openssl('req', ...fresh, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=localhost');
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost\n');
  const signed = openssl(
    ...['x509', '-req', '-in', 'server.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
    ...['-days', '9', '-extfile', 'names'],
  );
  const authority = openssl('x509', '-in', 'ca.pem');
  writeFileSync(join(folder, 'server.pem'), sendsChain ? `${signed}${authority}` : signed);
  chmodSync(join(folder, 'server.key'), 0o600);
  return {
    authority: join(folder, 'ca.pem'),
    certificate: join(folder, 'server.pem'),
    key: join(folder, 'server.key'),
  };
}

function owned(place: string, account: Account | undefined): void {
  if (account !== undefined) chownSync(place, account.uid, account.gid);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
