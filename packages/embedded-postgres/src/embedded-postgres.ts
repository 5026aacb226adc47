import { resolve } from 'node:path';
import { findBinaries } from './binaries.js';
import { ensureCluster, SUPERUSER } from './cluster.js';
import { placeData } from './data-folder.js';
import type { ServerPlan } from './launch.js';
import { EmbeddedPostgresError, reasonOf, type Say } from './messages.js';
import { OwnedServer } from './owned-server.js';
import { findPostmaster } from './postmaster.js';
import { makeSocketFolder, PORT } from './socket-folder.js';

export { EmbeddedPostgresError } from './messages.js';

/** A running PostgreSQL that belongs to this process. */
export interface EmbeddedPostgres {
  /** The folder of the unix socket, which clients use as host. There is no TCP port. */
  readonly host: string;
  readonly port: number;
  /** The superuser role. It needs no password. */
  readonly superuser: string;
  /** The actual folder of the data. */
  readonly dataDir: string;
  /**
   * Resolves when another process has become the owner of the server. That happens only after this process has lost its
   * connection to it. The user of the server must then end.
   */
  readonly lost: Promise<EmbeddedPostgresError>;
  /** Cuts all connections and waits for the server's end. Can be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL 18 with default durability on a data folder, or takes over the server that a killed service left.
 *
 * Creates what is missing: the folder, the cluster and, as root, the user postgres. If root's data cannot be in the
 * wanted folder, `say` gets a sentence with the actual one. A server that dies is always restarted. Takes the wanted
 * folder's absolute path. Raises EmbeddedPostgresError, whose message is for the operator: the data belongs to another
 * process or user, this platform has no binaries, or the server does not start.
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

/**
 * Returns the server that another process runs on a data folder; undefined if none is ready there.
 *
 * For a tool that asks one question while the service runs. Takes the wanted folder's absolute path.
 */
export async function findEmbeddedPostgres(options: {
  dataDir: string;
  say: Say;
}): Promise<Pick<EmbeddedPostgres, 'host' | 'port'> | undefined> {
  const plan = await planFor(resolve(options.dataDir), options.say);
  const server = await findPostmaster(plan.cluster);
  return server?.isReady === true ? { host: plan.socketFolder, port: PORT } : undefined;
}

async function planFor(wanted: string, say: Say): Promise<ServerPlan> {
  const { dataDir, account } = await placeData(wanted, say);
  const binaries = await findBinaries(dataDir, account);
  const cluster = await ensureCluster({ dataDir, binaries, account });
  return { dataDir, account, binaries, cluster, socketFolder: await makeSocketFolder(dataDir, account) };
}
