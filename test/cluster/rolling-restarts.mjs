import { setTimeout as pause } from 'node:timers/promises';
import { openTenants } from './client.mjs';
import { startPostgres } from './database.mjs';
import { Mixture } from './mixture.mjs';
import { startHaproxy, startNodes } from './nodes.mjs';

export const name = 'P4 rolling restarts';

const RESTARTS = 20;
const CLIENTS = 8;
/** Longer than HAProxy takes to find a node ready again. */
const REST_MS = 3_000;

/** Restarts one node after the other under load. No request fails, and none has to be repeated. */
export async function prove(servers, { share }) {
  const postgres = await startPostgres(servers);
  const env = { ...postgres.urls, REQUEST_WAIT_MS: '60000', SHUTDOWN_DELAY_MS: '5000' };
  const { nodes, owner } = await startNodes(servers, 4, env);
  const url = await startHaproxy(servers, nodes);
  const mixture = new Mixture(await openTenants(url, owner, 2));
  const load = { goesOn: true };
  const running = (async () => {
    while (load.goesOn) await mixture.run(CLIENTS, 4);
  })();
  const restarts = Math.ceil(RESTARTS * share);
  const codes = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    const node = nodes[restart % nodes.length];
    codes.push(await node.stop());
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
  return { counts: { restarts, ...mixture.counts }, failures: mixture.failures, failed };
}
