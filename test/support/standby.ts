import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { accountFor, runningAs, type Account } from '../../packages/embedded-postgres/src/account.js';
import { findBinaries } from '../../packages/embedded-postgres/src/binaries.js';
import { clusterIn } from '../../packages/embedded-postgres/src/data-folder.js';
import type { EmbeddedPostgres } from '../../packages/embedded-postgres/src/embedded-postgres.js';
import { serverArguments } from '../../packages/embedded-postgres/src/server-settings.js';
import type { SocketConnection } from '../../src/platform/books/connection.js';
import { eventually } from './eventually.js';

/** A server that follows another one, and that tests can hold back. */
export class Standby {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly leader: EmbeddedPostgres,
    private readonly cluster: string,
    private readonly socketFolder: string,
    private readonly program: { readonly binaries: string; readonly account: Account | undefined },
  ) {}

  /** Copies a running server into a folder, and lets the copy follow it. The embedded package has no pg_basebackup. */
  static async of(leader: EmbeddedPostgres, folder: string): Promise<Standby> {
    const source = clusterIn(leader.dataDir);
    const account = process.getuid?.() === 0 ? await accountFor(source, () => undefined) : undefined;
    const [cluster, socketFolder] = [join(folder, 'standby'), join(folder, 'sockets')];
    const standby = new Standby(leader, cluster, socketFolder, {
      account,
      binaries: await findBinaries(leader.dataDir, account),
    });
    await standby.copy(source);
    mkdirSync(socketFolder, { mode: 0o700 });
    standby.give(socketFolder);
    await standby.start();
    return standby;
  }

  /** How the service reaches a database of the standby. */
  connectionTo(database: string): SocketConnection {
    return { host: this.socketFolder, port: this.leader.port, username: 'countinghouse_runtime', database };
  }

  async start(): Promise<void> {
    const { binaries, account } = this.program;
    const follow = `primary_conninfo=host=${this.leader.host} port=${this.leader.port} user=${this.leader.superuser}`;
    this.child = spawn(
      join(binaries, 'bin', 'postgres'),
      [...serverArguments(this.cluster, this.socketFolder), '-c', follow],
      { ...runningAs(account), cwd: '/', env: { LD_LIBRARY_PATH: join(binaries, 'lib') }, stdio: 'ignore' },
    );
    await eventually(() => this.ask('SELECT 1').catch(() => undefined));
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child?.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  }

  /** From now on it gets all changes, and shows none of them. */
  async pause(): Promise<void> {
    await this.ask('SELECT pg_wal_replay_pause()');
    await eventually(async () => {
      const [row] = await this.ask<{ state: string }>('SELECT pg_get_wal_replay_pause_state() AS state');
      return row?.state === 'paused' ? true : undefined;
    });
  }

  /** Shows everything that the leader has committed until now. */
  async catchUp(): Promise<void> {
    await this.ask('SELECT pg_wal_replay_resume()');
    const { host, port, superuser: user } = this.leader;
    const position = 'SELECT pg_current_wal_lsn()::text AS position';
    const [leader] = await rowsOf<{ position: string }>({ host, port, user }, position);
    await eventually(async () => {
      const reached = `SELECT pg_last_wal_replay_lsn() >= '${leader?.position}' AS reached`;
      const [row] = await this.ask<{ reached: boolean }>(reached);
      return row?.reached === true ? true : undefined;
    });
  }

  /** Returns the rows of a statement, as the superuser unless the configuration says otherwise. */
  ask<Row extends object>(sql: string, config: pg.ClientConfig = {}): Promise<Row[]> {
    const { port, superuser: user } = this.leader;
    return rowsOf<Row>({ host: this.socketFolder, port, user, ...config }, sql);
  }

  private async copy(source: string): Promise<void> {
    const { host, port, superuser: user } = this.leader;
    const client = new pg.Client({ host, port, user, database: 'postgres' });
    await client.connect();
    await client.query(`SELECT pg_backup_start('standby', true)`);
    execFileSync('cp', ['-a', source, this.cluster]);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await client.end();
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(this.cluster, name));
    for (const [name, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(this.cluster, name), text, { mode: 0o600 });
      this.give(join(this.cluster, name));
    }
  }

  private give(place: string): void {
    const { account } = this.program;
    if (account !== undefined) chownSync(place, account.uid, account.gid);
  }
}

async function rowsOf<Row extends object>(config: pg.ClientConfig, sql: string): Promise<Row[]> {
  const client = new pg.Client({ database: 'postgres', ...config });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
