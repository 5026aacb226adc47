import { setTimeout as pause } from 'node:timers/promises';
import { openTenants } from './client.mjs';
import { startPostgres } from './database.mjs';
import { Mixture } from './mixture.mjs';
import { root } from '../../tools/setup/root.mjs';
import { startHaproxy, startNodes } from './nodes.mjs';
import { beforeMigrations } from './older-versions.mjs';

export const name = 'P4 rolling restarts';

const NODES = 4;
const RESTARTS = 20;
/** So many rounds begin with a migration: the nodes that follow run the older version meanwhile. */
const MIGRATIONS = 2;
const CLIENTS = 8;
/** Longer than HAProxy takes to find a node ready again. */
const REST_MS = 3_000;

/**
 * Restarts one node after the other under load. No request fails, and none has to be repeated.
 *
 * The first two rounds are upgrades, from the versions before the two newest migrations.
 */
export async function prove(servers, { share }) {
  const postgres = await startPostgres(servers);
  const env = { ...postgres.urls, REQUEST_WAIT_MS: '60000', SHUTDOWN_DELAY_MS: '5000' };
  const versions = [...(await beforeMigrations(servers, MIGRATIONS)), root];
  const { nodes, owner } = await startNodes(servers, { count: NODES, folder: versions[0] }, env);
  const url = await startHaproxy(servers, nodes);
  const mixture = new Mixture(await openTenants(url, owner, 2));
  const load = { goesOn: true };
  const running = (async () => {
    while (load.goesOn) await mixture.run(CLIENTS, 4);
  })();
  const restarts = Math.ceil(RESTARTS * share);
  const codes = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    const node = nodes[restart % NODES];
    codes.push(await node.stop());
    node.folder = versions[Math.min(1 + Math.floor(restart / NODES), MIGRATIONS)];
    await node.start();
    await pause(REST_MS);
  }
  load.goesOn = false;
  await running;
  await mixture.audit();
  const failed =
    mixture.failures.length +
    mixture.counts.foreign +
    mixture.counts.unavailable +
    codes.filter((code) => code !== 0).length;
  const migrations = Math.min(Math.ceil(restarts / NODES), MIGRATIONS);
  return { counts: { restarts, migrations, ...mixture.counts }, failures: mixture.failures, failed };
}
