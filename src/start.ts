import type { AddressInfo } from 'node:net';
import { FirstStartService, type FirstStart } from './modules/first-start/index.js';
import { ConfigError, type Config } from './platform/config/config.js';
import { databaseOf } from './platform/database/database-server.js';
import { migrateDatabase } from './platform/database/migrate.js';
import { Log } from './platform/logging/log.js';
import { Clock } from './platform/time/clock.js';
import { schema } from './schema.js';
import { createService, type Service } from './service.js';
import { startProblem } from './start-problem.js';
import { welcome } from './welcome.js';

/** A service that runs, with everything it started. */
export interface Running {
  stop(): Promise<void>;
}

/**
 * Starts everything that the configuration describes, in order: database, migrations, service, first owner.
 *
 * Prints where things are, and on the first start what one needs to begin. What was started is stopped again
 * when a later step fails. Raises what `startProblem` turns into a sentence.
 */
export async function start(read: () => Config): Promise<Running> {
  const config = read();
  const server = await databaseOf(config.database, say);
  const stops = [server.stop];
  try {
    await migrateDatabase(server.connections.migration, schema);
    const log = new Log(config.logLevel);
    const service = await createService({ config, connections: server.connections, clock: new Clock(), log });
    stops.unshift(() => service.stop());
    const first = await firstStart(service, config);
    const address = await service.listen(config.port, config.host);
    say(welcome(baseUrlOf(config, address), first, config.production));
    return { stop: () => inOrder(stops) };
  } catch (error) {
    await inOrder(stops);
    throw error;
  }
}

/** Tells a person in one sentence why the service cannot run; answers the exit code. */
export function sayProblem(error: unknown): number {
  process.stderr.write(`${startProblem(error)}\n`);
  return 1;
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

/** An address that a person can open: one that listens everywhere is reached as localhost. */
function baseUrlOf({ host }: Config, { port }: AddressInfo): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function inOrder(stops: readonly (() => Promise<void>)[]): Promise<void> {
  for (const stop of stops) await stop();
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
