import { resolve } from 'node:path';
import { findBinaries } from './binaries.js';
import { ensureCluster, SUPERUSER } from './cluster.js';
import { placeData } from './data-folder.js';
import type { ServerPlan } from './launch.js';
import { EmbeddedPostgresError, reasonOf, type Say } from './messages.js';
import { OwnedServer } from './owned-server.js';
import { makeSocketFolder, PORT } from './socket-folder.js';

export { EmbeddedPostgresError } from './messages.js';

/** A running PostgreSQL that belongs to this process. */
export interface EmbeddedPostgres {
  /** The folder of the unix socket, which is what clients take as host; there is no TCP port. */
  readonly host: string;
  readonly port: number;
  /** The role that may do everything; it needs no password. */
  readonly superuser: string;
  /** The folder that the data is really in. */
  readonly dataDir: string;
  /**
   * Settles when another process has become the owner of the server, which only happens after this one has lost its
   * connection to it; whoever uses the server must end then.
   */
  readonly lost: Promise<EmbeddedPostgresError>;
  /** Cuts all connections and waits for the server's end. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL 18 with default durability on a data folder, or takes over the one that a killed service left.
 *
 * Makes what is missing: the folder, the cluster and, as root, the user postgres. When root's data cannot live in
 * the wanted folder, `say` gets the sentence that tells where it is. A server that dies is started again, for ever.
 *
 * Takes the wanted folder's absolute path. Raises EmbeddedPostgresError, whose message is for the person who started
 * the service: the data belongs to another process or user, this platform has no binaries, the server does not start.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  say: Say;
}): Promise<EmbeddedPostgres> {
  const wanted = resolve(options.dataDir);
  try {
    const plan = await planFor(wanted, options.say);
    const server = new OwnedServer(plan, options.say);
    await server.start();
    return {
      host: plan.socketFolder,
      port: PORT,
      superuser: SUPERUSER,
      dataDir: plan.dataDir,
      lost: server.lost,
      stop: () => server.stop(),
    };
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(`PostgreSQL cannot be started on ${wanted}: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

async function planFor(wanted: string, say: Say): Promise<ServerPlan> {
  const { dataDir, account } = await placeData(wanted, say);
  const binaries = await findBinaries(dataDir, account);
  const cluster = await ensureCluster({ dataDir, binaries, account });
  return { dataDir, account, binaries, cluster, socketFolder: await makeSocketFolder(dataDir, account) };
}
