import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineFor, launch, type ServerPlan } from './launch.js';
import { EmbeddedPostgresError, type Say } from './messages.js';
import { takeOwnership, type Ownership } from './ownership.js';
import { findPostmaster, shutDown } from './postmaster.js';
import { isAnswering } from './socket-folder.js';

/** How long the remains of an earlier server may block the start: its children finish their current query. */
const OCCUPIED_TIMEOUT_MS = 60_000;

/** How long another server may take to start or stop before this start gives up. */
const CHANGING_TIMEOUT_MS = 10 * 60_000;

/**
 * Starts the server of a plan and makes this process its owner.
 *
 * Checks the state again after each step, until an up-to-date server runs that is ours. A server that a killed service
 * left behind is taken over, one with other binaries or settings is restarted, and if there is none, one is started.
 * The lock inside the server decides who owns it, no matter who started it, so two starts at once cannot both win.
 * Takes the plan. Raises EmbeddedPostgresError if the server does not start or belongs to another process.
 */
export async function bringUp(plan: ServerPlan, say: Say): Promise<Ownership> {
  const startMs = performance.now();
  const isOver = (timeoutMs: number): boolean => performance.now() - startMs > timeoutMs;
  for (;;) {
    const server = await findPostmaster(plan.cluster);
    if (!server) {
      const isFree = !(await isAnswering(plan.socketFolder)) && (await launch(plan, say)) === 'ready';
      if (isFree) continue;
      if (isOver(OCCUPIED_TIMEOUT_MS)) throw occupied(plan);
    } else if (server.isReady) {
      const ownership = await takeOwnership({ ...server, dataDir: plan.dataDir });
      if (ownership && server.commandLine === commandLineFor(plan)) return ownership;
      if (ownership) {
        await shutDown(plan.cluster, say);
        continue;
      }
    }
    if (isOver(CHANGING_TIMEOUT_MS)) throw occupied(plan);
    await sleep(20);
  }
}

function occupied({ dataDir }: ServerPlan): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The data in ${dataDir} is still in use by another PostgreSQL, perhaps in another container: stop that one first.`,
  );
}
