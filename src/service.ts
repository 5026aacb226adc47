import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { rootCertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { startBackground } from './background.js';
import { FeedBell } from './modules/record/events/index.js';
import { ColumnMeanings } from './modules/record/data-exports/index.js';
import { MCP_PATH, McpService } from './modules/record/mcp/index.js';
import { LinkPages, LINKS_PATH } from './modules/outgoing/links/index.js';
import { OrganizationsRepository } from './modules/people/organizations/index.js';
import { ConfigError, secretsKeysOf, type Config } from './platform/running/config/config.js';
import type { DatabaseConnections } from './platform/books/connection.js';
import { runtimeDataSource, type DataSource } from './platform/books/data-source.js';
import { ClockWatch } from './platform/books/clock-watch.js';
import { Notifications } from './platform/books/notifications.js';
import { assertDistribution } from './platform/books/distributed.js';
import { Replica } from './platform/books/replica/replica.js';
import { assertRestrictedRole } from './platform/books/runtime-role.js';
import { UnitOfWork } from './platform/books/unit-of-work.js';
import { DatabaseMonitor } from './platform/books/database-monitor.js';
import { serveHealth } from './platform/running/health/health.js';
import { Admission } from './platform/edge/admission.js';
import { AnswerAdapter } from './platform/edge/answer-adapter.js';
import { consistencyHeaders } from './platform/edge/consistency-headers.js';
import { Drain } from './platform/edge/drain.js';
import { serveApiOnly, setUpEdge } from './platform/edge/http-edge.js';
import { serveProblemPages } from './platform/edge/problems/problem-pages.js';
import { serveCallers } from './platform/edge/callers-page.js';
import { servePublicPages } from './platform/edge/public-pages.js';
import { RateLimits } from './platform/edge/rate-limit/rate-limits.js';
import { InstallationRules } from './platform/contract/installation-rules.js';
import { InstallationSecret } from './platform/contract/installation-secret.js';
import { JobQueues } from './platform/books/jobs/job-queues.js';
import type { Log } from './platform/signals/log.js';
import { assertKeysOpen } from './platform/secrets/key-check.js';
import { MasterKeys } from './platform/secrets/master-keys.js';
import { Secrets } from './platform/secrets/secrets.js';
import type { Node } from './platform/running/shared-rates-of-nodes.js';
import { serveMetrics } from './platform/running/serve-metrics.js';
import { tags } from './modules/resources.js';
import type { OpenAPIObject } from '@nestjs/swagger';
import { buildDocument } from './platform/reference/document.js';
import { servePanel } from './platform/running/panel/serve-panel.js';
import { guideTexts } from './platform/reference/guide-texts.js';
import { serveApiReference } from './platform/reference/serve-reference.js';
import { disablePretenuring } from './engines/young-objects/young-objects.js';
import { Outbound } from './platform/outbound/outbound.js';
import type { Connect } from './platform/outbound/guarded-agents.js';
import type { Resolve } from './platform/outbound/resolver.js';
import { Files, storeOf } from './platform/files/files.js';
import { Mailer, type MailerOptions } from './platform/mail/mailer.js';
import type { Clock } from './platform/contract/clock.js';
import { schema } from './schema.js';

/** What a service needs. The database must be migrated already. */
export interface ServiceOptions {
  readonly config: Omit<Config, 'firstStart' | 'workers' | 'host' | 'port' | 'production' | 'logLevel'>;
  readonly connections: DatabaseConnections;
  readonly clock: Clock;
  readonly log: Log;
  /** The workers that this one belongs to; itself alone, if absent. */
  readonly node?: Node;
  /** Looks up host names in place of the name servers of the machine. */
  readonly resolve?: Resolve;
  /** How long mail servers may keep the service waiting, in place of the usual limits. */
  readonly mailLimits?: MailerOptions['limits'];
  /** Makes the connections to addresses that users choose. */
  readonly connect?: Connect;
}

/** A service that can listen and stop. */
export interface Service {
  readonly app: NestExpressApplication;
  listen(port: number, host: string): Promise<AddressInfo>;
  stop(): Promise<void>;
}

/** The folder of the built panel, relative to the built service. */
const PANEL_FOLDER = fileURLToPath(new URL('../../panel/dist/', import.meta.url));
/** What the reference shows beside what is built. */
const REFERENCE_FILES = {
  scalar: fileURLToPath(new URL('../../vendor/scalar/', import.meta.url)),
  changelog: fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url)),
};

/** The service logs and parses bodies itself. The code that starts it reports a failed boot. */
const NEST_OPTIONS = { logger: false, bodyParser: false, abortOnError: false } as const;

/** Refuses a role that row-level security does not bind, and nodes that it would show nothing. */
async function assertDatabase(dataSource: DataSource): Promise<void> {
  await assertRestrictedRole(dataSource);
  await assertDistribution(dataSource);
}

/** Connects a service to its database. It does not listen yet. Raises the error of a failed connection. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { config, connections, clock, log } = options;
  const { engines } = config;
  const adapter = new AnswerAdapter(engines);
  if (engines.has('young-objects')) disablePretenuring();
  const { dataSource, replica, watch, disconnect } = await connect(options);
  const notifications = new Notifications(connections.direct, log);
  const jobs = new JobQueues(connections.direct, log);
  const clocks = new ClockWatch(clock, watch, log);
  try {
    await assertDatabase(dataSource);
    const { secret, secrets } = await secretsFor(new UnitOfWork(dataSource, clock, clocks), config);
    await replica?.start(secret.bytes);
    if (replica !== undefined) adapter.beforeAnswers(consistencyHeaders(replica));
    const module = AppModule.in({
      dataSource,
      replica,
      notifications,
      clock,
      clocks,
      watch,
      jobs,
      log,
      secret,
      secrets,
      ...(await waysOut(options)),
      files: new Files(storeOf(config.files)),
      limits: new RateLimits(config.rates),
      rules: new InstallationRules(config.organizations),
      engines,
      fontsFolder: config.fontsFolder,
    });
    const app = await NestFactory.create<NestExpressApplication>(module, adapter, NEST_OPTIONS);
    const drain = setUp(app, options);
    await app.init();
    const { jobsIn } = config.database;
    const background = await startBackground(app, dataSource, { node: nodeOf(options), jobsIn });
    const stop = async (): Promise<void> => {
      await finish(app, drain, config);
      await background.stop();
      await close(app);
      await disconnect();
    };
    return { app, listen: (port, host) => listen(app, port, host), stop };
  } catch (error) {
    await disconnect();
    throw error;
  }
}

interface Databases {
  readonly dataSource: DataSource;
  /** Looks for its server when it is started; undefined without one. */
  readonly replica: Replica | undefined;
  readonly watch: DatabaseMonitor;
  readonly disconnect: () => Promise<void>;
}

/** Raises the error of a failed connection to the leader. */
async function connect({ config, connections, log }: ServiceOptions): Promise<Databases> {
  const { poolSize, statementTimeoutMs, pooler, jobsIn, reportsLagMaxMs: lagMaxMs } = config.database;
  const onPoolError = (error: unknown): void => log.warn('database connection lost', { error });
  const pool = { poolSize, statementTimeoutMs, onPoolError, engines: config.engines };
  const leaderPool = { ...pool, pooler, jobsIn };
  const dataSource = await runtimeDataSource(connections.runtime, schema, leaderPool).initialize();
  const watch = new DatabaseMonitor(connections, onPoolError);
  const { reports } = connections;
  const replica =
    reports &&
    new Replica({
      dataSource: runtimeDataSource(reports, schema, pool),
      leader: watch,
      standby: new DatabaseMonitor({ runtime: reports, direct: reports }, () => undefined),
      lagMaxMs,
      log,
    });
  const disconnect = async (): Promise<void> => {
    await replica?.stop();
    await watch.stop();
    await dataSource.destroy();
  };
  return { dataSource, replica, watch, disconnect };
}

function nodeOf({ node }: ServiceOptions): Node {
  return node ?? { id: randomUUID(), workers: 1 };
}

/** Answers what is under way. Who waits for events gets the answer now: a restart takes no longer because of them. */
async function finish(
  app: NestExpressApplication,
  drain: Drain,
  { shutdownDelayMs, shutdownGraceMs }: Pick<Config, 'shutdownDelayMs' | 'shutdownGraceMs'>,
): Promise<void> {
  await drain.leave(shutdownDelayMs);
  app.get(FeedBell).stop();
  await drain.finish(app.getHttpServer(), shutdownGraceMs);
}

/** Runs before the router exists: what is set up here comes first. A route without a declaration stops the boot. */
function setUp(app: NestExpressApplication, { config, log }: ServiceOptions): Drain {
  const drain = new Drain();
  const admission = new Admission(config);
  setUpEdge(app, { ...config, log, drain, admission });
  servePanel(app, PANEL_FOLDER);
  const pages = serveApiOnly(app);
  serveHealth(app, pages, drain);
  serveMetrics(app, pages, config.metricsToken);
  serveProblemPages(pages);
  servePublicPages(app, pages, { path: LINKS_PATH, pages: app.get(LinkPages) });
  const document = (): OpenAPIObject => documentOf(app);
  app.get(ColumnMeanings).explainBy(document, schema.migrations.at(-1)?.name ?? '');
  if (config.mcp) {
    const page = app.get(McpService).page({ document, guides: guideTexts, publicUrl: config.mail.publicUrl });
    serveCallers(app, pages, { path: MCP_PATH, page });
  }
  if (config.apiReference) serveApiReference(pages, document(), REFERENCE_FILES);
  return drain;
}

let published: OpenAPIObject | undefined;

/** It takes a third of a second to build, and is the same for every service of a process. */
function documentOf(app: NestExpressApplication): OpenAPIObject {
  return (published ??= buildDocument(app, tags));
}

/** Node's default of 511 overflows when many callers come at once: the system drops them, and they wait for seconds. */
const CONNECTIONS_WAITING_MAX = 4096;

async function listen(app: NestExpressApplication, port: number, host: string): Promise<AddressInfo> {
  await app.init();
  // Nest's own `listen` has no parameter for the backlog.
  const server: Server = app.getHttpServer();
  server.listen({ port, host, backlog: CONNECTIONS_WAITING_MAX });
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  app.get(Outbound).closePort(address.port);
  return address;
}

/** What leads out of the service: requests and mail. Raises ConfigError as `outboundFor` does. */
async function waysOut(options: ServiceOptions): Promise<{ outbound: Outbound; mailer: Mailer }> {
  const outbound = await outboundFor(options);
  return { outbound, mailer: new Mailer({ ...options.config.mail, limits: options.mailLimits }, outbound) };
}

async function close(app: NestExpressApplication): Promise<void> {
  await app.close();
  app.get(Outbound).stop();
}

/** Raises ConfigError if the file of certificate authorities cannot be read. */
async function outboundFor({ config, resolve, connect }: ServiceOptions): Promise<Outbound> {
  const { caFile, ...rules } = config.outbound;
  return new Outbound({
    ...rules,
    resolve,
    connect,
    ca: caFile === undefined ? undefined : await trustedWith(caFile),
  });
}

async function trustedWith(caFile: string): Promise<string[]> {
  try {
    return [...rootCertificates, await readFile(caFile, 'utf8')];
  } catch {
    throw new ConfigError([`OUTBOUND_CA_FILE names a file that cannot be read: ${caFile}.`]);
  }
}

/** Raises SecretKeyError if SECRETS_KEY lacks a key that secrets of the database are sealed with. */
async function secretsFor(
  work: UnitOfWork,
  config: Pick<Config, 'secretsKeys'>,
): Promise<{ secret: InstallationSecret; secrets: Secrets }> {
  const secret = await installationSecret(work);
  const keys = new MasterKeys(secretsKeysOf(config), secret);
  await assertKeysOpen(work, keys);
  return { secret, secrets: new Secrets(keys) };
}

async function installationSecret(work: UnitOfWork): Promise<InstallationSecret> {
  const fresh = randomBytes(32);
  return new InstallationSecret(
    await work.runControl((tx) => new OrganizationsRepository(tx).signingSecret(fresh)),
  );
}
