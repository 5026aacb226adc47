import path from 'node:path';
import process from 'node:process';
import { databaseOf } from '../../dist/src/platform/running/database-server.js';
import { Failure, interruptible, run, say } from '../setup/child.mjs';
import { knownOwner } from '../setup/known-owner.mjs';
import { root } from '../setup/root.mjs';

/** The books of development, apart from those of `npm start`. DATA_DIR names other ones. */
const BOOKS = 'data-dev';

/**
 * Runs PostgreSQL, which outlives the restarts; the service, compiled and started anew with each change, which
 * debuggers find at INSPECT_PORT (9229); and the panel with hot reload, whose port passes on what is the service's.
 *
 * The other variables of the environment are those of `npm start`; PORT is the panel's, and the service has the next
 * one. Resolves never: raises Failure when a signal or the end of one of the programs ends all.
 */
export async function develop() {
  const port = Number(process.env.PORT ?? '3000');
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? BOOKS);
  const debug = ['--debug', `127.0.0.1:${process.env.INSPECT_PORT ?? '9229'}`];
  const database = await databaseOf({ url: undefined, dataDir }, say);
  const panelUrl = `http://127.0.0.1:${port}`;
  const serviceUrl = `http://127.0.0.1:${port + 1}`;
  const env = { ...knownOwner, ...urlsOf(database.connections), PUBLIC_URL: panelUrl, ...process.env };
  const service = { ...env, HOST: '127.0.0.1', PORT: String(port + 1), SHUTDOWN_GRACE_MS: '100' };
  say(
    `Open ${panelUrl}; the owner is ${env.OWNER_EMAIL}, ${env.OWNER_PASSWORD}. The service is at ${serviceUrl}.`,
  );
  try {
    await interruptible(() =>
      Promise.race([
        programEnds('The service', bin('nest', [...NEST, ...debug]), { env: service }),
        programEnds('The panel', bin('vite', ['--port', String(port), '--strictPort'], 'panel'), {
          cwd: path.join(root, 'panel'),
          env: { SERVICE_URL: serviceUrl },
        }),
        database.lost,
      ]),
    );
  } finally {
    await database.stop();
  }
}

/** Compiled into a folder of its own, so that `npm start` and tests can run beside it. */
const NEST = ['start', '--path', 'tsconfig.dev.json', '--watch', '--watchAssets', '--preserveWatchOutput'];

function bin(name, args, folder = '.') {
  return [path.join(root, folder, 'node_modules', '.bin', name), ...args];
}

/** Raises Failure when the program has ended, and ends what else runs. */
async function programEnds(name, args, options) {
  const { code } = await run(process.execPath, args, options);
  process.kill(process.pid, 'SIGTERM');
  throw new Failure(`${name} ended with ${code}.`);
}

/** The roles of the tables and of the service, at the embedded server's socket. */
function urlsOf({ migration, runtime }) {
  const url = ({ host, port, username, database }) =>
    `postgres://${username}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  return { DATABASE_URL: url(runtime), MIGRATION_DATABASE_URL: url(migration) };
}
