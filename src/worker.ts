import type { Config } from './platform/running/config/config.js';
import { RateLimits } from './platform/edge/rate-limit/rate-limits.js';
import { shareRates } from './platform/running/workers/shared-rates.js';
import { Log } from './platform/signals/log.js';
import { Metrics } from './platform/signals/metrics.js';
import { shareFigures } from './platform/running/workers/shared-figures.js';
import { Clock } from './platform/contract/clock.js';
import type { Orders, ToWorker } from './platform/running/workers/messages.js';
import { sendToPrimary, Siblings } from './platform/running/workers/siblings.js';
import { createService, type Service } from './service.js';
import { startProblem } from './start-problem.js';

/** The primary kills a worker that is silent for ten seconds. */
const ALIVE_EVERY_MS = 1_000;

/**
 * Runs a worker: it serves on the database that the primary has prepared, until the primary stops it.
 *
 * It also ends with the primary: node:cluster ends a worker whose primary is gone. Returns a function that ends the
 * worker as failed, after its running requests.
 */
export function workFor(read: () => Config): () => void {
  let serving: Promise<Worker> | undefined;
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'serve') serving = serve(read(), message.orders);
    if (message.kind === 'broadcast')
      void serving?.then(({ siblings }) => siblings.receive(message.message), ignore);
    if (message.kind === 'stop') void stop(serving, 0);
    serving?.catch(fail);
  });
  setInterval(() => sendToPrimary({ kind: 'alive' }), ALIVE_EVERY_MS).unref();
  sendToPrimary({ kind: 'ready_for_orders' });
  return () => void stop(serving, 1);
}

interface Worker {
  readonly service: Service;
  readonly siblings: Siblings;
}

async function serve(config: Config, { name, node, connections, port }: Orders): Promise<Worker> {
  const siblings = new Siblings(name, config.workers - 1);
  const [clock, log] = [new Clock(), new Log(config.logLevel)];
  const service = await createService({ config: shareOf(config), connections, clock, log, node });
  shareRates(service.app.get(RateLimits), siblings, clock);
  shareFigures(service.app.get(Metrics), siblings);
  const address = await service.listen(port, config.host);
  sendToPrimary({ kind: 'listening', address });
  return { service, siblings };
}

/** Divides the connections that serve requests among the workers. */
function shareOf(config: Config): Config {
  const poolSize = Math.max(2, Math.ceil(config.database.poolSize / config.workers));
  return { ...config, database: { ...config.database, poolSize } };
}

async function stop(serving: Promise<Worker> | undefined, code: number): Promise<void> {
  try {
    await (await serving)?.service.stop();
    process.exit(code);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  sendToPrimary({ kind: 'failed', sentence: startProblem(error) }, () => process.exit(1));
}

function ignore(): void {
  // The code that awaits the start itself reports its failure.
}
