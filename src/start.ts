import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { FirstStartService, type FirstStart } from './modules/people/first-start/index.js';
import { ConfigError, type Config } from './platform/running/config/config.js';
import { databaseOf } from './platform/running/database-server.js';
import { assertConnections, assertEncoding } from './platform/books/direct-connections.js';
import { durabilityOf, durabilityWarnings } from './platform/books/durability.js';
import { migrateDatabase } from './platform/books/migrate.js';
import { roomWarnings } from './platform/books/connection-room.js';
import { replicaWarnings } from './platform/books/replica/replica-check.js';
import { filesWarnings } from './platform/files/files.js';
import { Log } from './platform/signals/log.js';
import { Clock } from './platform/contract/clock.js';
import { schema } from './schema.js';
import { WorkerPool } from './platform/running/workers/worker-pool.js';
import { createService, type Service, type ServiceOptions } from './service.js';
import { startProblem } from './start-problem.js';
import { welcome } from './welcome.js';

/** A running service, with everything that it started. */
export interface Running {
  stop(): Promise<void>;
  /** Resolves with the reason when the service must stop, because another process has taken over its database. */
  readonly lost: Promise<Error>;
}

type Parts = ServiceOptions & { readonly config: Config };

const WORKER = fileURLToPath(new URL('./worker-main.js', import.meta.url));

const KEY_IN_DATABASE =
  'SECRETS_KEY is not set, so a dump of the database holds its sealed secrets together with the key that opens them.';

/** How long a worker may take to end, besides the time for running requests. */
const ENDING_MS = 20_000;

/** Serves requests: this process, or workers. */
interface Serving extends Pick<Running, 'stop'> {
  readonly address: AddressInfo;
  readonly first: FirstStart | undefined;
}

/**
 * Starts everything that the configuration describes, in order: database, migrations, service, first owner.
 *
 * Prints the addresses and, on the first start, the credentials. If a later step fails, stops what was started. Raises
 * errors that `startProblem` turns into a sentence.
 */
export async function start(read: () => Config): Promise<Running> {
  const config = read();
  const server = await databaseOf(config.database, say);
  try {
    if (config.database.url !== undefined) {
      await assertConnections(server.connections, config.database.pooler);
      await assertEncoding(server.connections.migration);
    }
    const warnings = await replicaWarnings(server.connections);
    await migrateDatabase(server.connections.migration, schema, say);
    const log = new Log(config.logLevel);
    const parts = { config, connections: server.connections, clock: new Clock(), log };
    const serving = await (config.workers === 1 ? serveAlone(parts) : serveByWorkers(parts));
    if (config.secretsKeys.length === 0) say(KEY_IN_DATABASE);
    durabilityWarnings(await durabilityOf(server.connections.direct), config.database).forEach(say);
    (await filesWarnings(config.files)).concat(warnings).forEach(say);
    (await roomWarnings(server.connections.direct, config)).forEach(say);
    say(welcome(baseUrlOf(config, serving.address), serving.first, config));
    return { stop: () => serving.stop().finally(server.stop), lost: server.lost };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Prints in one sentence why the service cannot run. Returns the exit code. */
export function printStartProblem(error: unknown): number {
  process.stderr.write(`${startProblem(error)}\n`);
  return 1;
}

async function serveAlone(parts: Parts): Promise<Serving> {
  const { config } = parts;
  const service = await createService(parts);
  try {
    const first = await firstStart(service, config);
    const address = await service.listen(config.port, config.host);
    return { address, first, stop: () => service.stop() };
  } catch (error) {
    await service.stop();
    throw error;
  }
}

/** The first start runs before there are workers, in a service that never listens. */
async function serveByWorkers(parts: Parts): Promise<Serving> {
  const { config, connections, log } = parts;
  const preparing = await createService(parts);
  const first = await firstStart(preparing, config).finally(() => preparing.stop());
  const workers = new WorkerPool({
    program: WORKER,
    count: config.workers,
    orders: { connections, port: config.port, node: { id: randomUUID(), workers: config.workers } },
    stopWithinMs: config.shutdownDelayMs + config.shutdownGraceMs + ENDING_MS,
    log,
  });
  return { address: await workers.start(), first, stop: () => workers.stop() };
}

async function firstStart({ app }: Service, config: Config): Promise<FirstStart | undefined> {
  const service = app.get(FirstStartService);
  if (!(await service.isDue())) return undefined;
  const { email, password } = config.firstStart;
  if (config.production && (email === undefined || password === undefined)) {
    const sentence =
      'The first start in production needs OWNER_EMAIL and OWNER_PASSWORD for the first owner.';
    throw new ConfigError([sentence]);
  }
  return service.begin(config.firstStart, !config.production);
}

/** Returns a URL that a person can open. An address that listens everywhere becomes localhost. */
export function baseUrlOf({ host }: Pick<Config, 'host'>, { port }: Pick<AddressInfo, 'port'>): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
