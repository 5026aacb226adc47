import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { FirstStartService } from '../../src/modules/people/first-start/index.js';
import { readConfig, type Config } from '../../src/platform/running/config/config.js';
import type { DatabaseConnections } from '../../src/platform/books/connection.js';
import type { MailerOptions } from '../../src/platform/mail/mailer.js';
import { newId } from '../../src/platform/contract/ids/new-id.js';
import { Log } from '../../src/platform/signals/log.js';
import { createService, type Service } from '../../src/service.js';
import { ApiClient } from './api-client.js';
import { eventually } from './eventually.js';
import { hangUp } from './hang-up.js';
import { Tenant, tenantOf } from './tenant.js';
import { TestClock } from './test-clock.js';
import { assertNothingUnforeseen } from './logged-failures.js';
import { assertNoSecrets, forgetSecrets } from './logged-secrets.js';
import { forgottenTerms } from './terms-kept.js';
import { createTestDatabase, type TestDatabase, type TestServer } from './test-database.js';

export interface TestServiceOptions {
  /** Environment variables in addition to the defaults. */
  readonly env?: Readonly<Record<string, string>>;
  /** Replaces the connections of the service to its database. */
  readonly connections?: (database: TestDatabase) => DatabaseConnections;
  /** How long mail servers may keep the service waiting. */
  readonly mailLimits?: MailerOptions['limits'];
  /** A PostgreSQL other than the shared one. */
  readonly server?: TestServer;
  /** Makes a second node on the database and the clock of another service. */
  readonly sharing?: TestService;
}

interface Parts {
  readonly url: string;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  readonly logLines: readonly string[];
  readonly owner: Tenant;
  readonly service: Service;
  readonly shared: boolean;
}

/** The whole service, on a free port, with a database, a clock and a log of its own, and one organization. */
export class TestService {
  readonly url: string;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  /** Every log line of the service. */
  readonly logLines: readonly string[];
  /** The organization of the first start. */
  readonly owner: Tenant;
  private halted = false;

  private constructor(private readonly parts: Parts) {
    ({
      url: this.url,
      clock: this.clock,
      database: this.database,
      logLines: this.logLines,
      owner: this.owner,
    } = parts);
  }

  static async start(options: TestServiceOptions = {}): Promise<TestService> {
    const { sharing } = options;
    const database = sharing?.database ?? (await createTestDatabase(options.server));
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_POOL_SIZE: '8',
      RATE_LIMIT_PER_SECOND: '0',
      ENGINES: process.env['ENGINES'] ?? 'all',
      JOBS_IN: process.env['JOBS_IN'] ?? 'queue',
      // Nobody listens there: no test depends on the records of a real domain.
      MAIL_DNS_SERVERS: '127.0.0.1:9',
      MAIL_RATE_PER_MINUTE: '0',
      // Some tests use dozens of writers at once, even on slow machines.
      REQUEST_WAIT_MS: '60000',
      ...options.env,
    });
    const connections = options.connections?.(database) ?? database.connections;
    const logLines: string[] = [];
    const log = new Log('info', intoLines(logLines));
    const clock = sharing?.clock ?? newClock();
    const { mailLimits } = options;
    const outbound = { resolve: resolveForTests, connect: connectToThisMachine };
    const service = await createService({ config, connections, clock, log, mailLimits, ...outbound });
    const { port } = await service.listen(0, '127.0.0.1');
    const url = `http://127.0.0.1:${port}`;
    const owner = sharing?.owner ?? tenantOf(url, await firstStart(service, config));
    return new TestService({ url, clock, database, logLines, owner, service, shared: sharing !== undefined });
  }

  /** A client without a credential. */
  get anonymous(): ApiClient {
    return new ApiClient(this.url, undefined);
  }

  /** Creates another organization with an owner and an API key. */
  newTenant(name: string): Promise<Tenant> {
    return Tenant.create(this, name);
  }

  /** Runs the jobs that are due by the clock of the tests, and waits until none is left. */
  async jobsRun(): Promise<void> {
    const { admin } = this.database;
    await eventually(async () => {
      const { rows } = await admin.query<{ left: number }>(
        'SELECT count(*)::integer AS left FROM job_outbox',
      );
      return rows[0]?.left === 0 ? true : undefined;
    });
    const due = `FROM graphile_worker._private_jobs
      WHERE is_available AND (payload->>'due_at')::timestamptz <= $1`;
    await admin.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE id IN (SELECT id ${due})`,
      [this.clock.now()],
    );
    await admin.query(`NOTIFY "jobs:insert", '{"count":2}'`);
    await eventually(async () => {
      const { rows } = await admin.query<{ left: number }>(
        `SELECT count(*)::integer AS left FROM graphile_worker._private_jobs
          WHERE (payload->>'due_at')::timestamptz <= $1 AND (attempts < max_attempts OR locked_at IS NOT NULL)`,
        [this.clock.now()],
      );
      return rows[0]?.left === 0 ? true : undefined;
    });
  }

  /** Waits until every stored event has its number in the feed. */
  async eventsNumbered(): Promise<void> {
    await eventually(async () => ((await this.isAllNumbered()) ? true : undefined));
  }

  async isAllNumbered(): Promise<boolean> {
    const statement = 'SELECT count(*)::integer AS queued FROM event_queue';
    const { rows } = await this.database.admin.query<{ queued: number }>(statement);
    return rows[0]?.queued === 0;
  }

  get app(): Service['app'] {
    return this.parts.service.app;
  }

  /** Stops the service and removes its database. Fails if the service lost something or hangs. */
  async stop(): Promise<void> {
    await this.halt();
    if (this.parts.shared) return;
    forgetSecrets();
    const forgotten = await forgottenTerms(this.database.admin);
    await this.database.drop();
    if (forgotten.length > 0)
      throw new Error(`Search terms are not those of their rows: ${forgotten.join('; ')}`);
  }

  /** Stops only the service, so that another one can share its database. */
  async halt(): Promise<void> {
    if (this.halted) return;
    this.halted = true;
    await hangUp();
    await this.parts.service.stop();
    assertNoSecrets(this.logLines);
    assertNothingUnforeseen(this.logLines);
  }
}

/**
 * All files of a worker live in the same standing millisecond, which has room for some thousand identifiers in order:
 * with an identifier of another time, counting begins anew.
 */
function newClock(): TestClock {
  newId(new Date(0));
  return new TestClock();
}

/** Asks no name server: 10.0.0.1.example leads to that address, and every other name to a public one. */
function resolveForTests(host: string): Promise<string[]> {
  if (host.endsWith('localhost')) return Promise.resolve(['127.0.0.1']);
  return Promise.resolve([/^(\d+\.\d+\.\d+\.\d+)\./.exec(host)?.[1] ?? '93.184.216.34']);
}

/** Leaves this machine alone, and connects to no other one. */
function connectToThisMachine({ host }: { readonly host: string }): Socket | undefined {
  if (['127.0.0.1', '::1', 'localhost'].includes(host)) return undefined;
  const socket = new Socket();
  setImmediate(() => socket.destroy(new Error('Tests connect to this machine only.')));
  return socket;
}

async function firstStart(
  { app }: Service,
  config: Config,
): Promise<{ email: string; password: string; apiKey: string }> {
  const made = await app.get(FirstStartService).begin(config.firstStart, true);
  if (made?.apiKey === undefined) throw new Error('The first start made no API key.');
  return { ...made, apiKey: made.apiKey };
}

function intoLines(lines: string[]): Writable {
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(
        ...chunk
          .toString()
          .split('\n')
          .filter((line) => line !== ''),
      );
      done();
    },
  });
}
