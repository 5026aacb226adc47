import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { expected, openTenants } from './client.mjs';
import { ask, createRoles } from './database.mjs';
import { configure, copyOf, newCluster, startCluster, superuser, urlOf } from './debian-postgres.mjs';
import { startNodes } from './nodes.mjs';
import { freePorts } from './programs.mjs';

export const name = 'P5 reports from a replica that is five seconds behind';

const WRITES = 10_000;
const CLIENTS = 8;
const PRICE = 10;
/** Every so often a report is asked for without a token, too. */
const UNTOLD_EACH = 8;
const DELAY_MS = 5_000;
/** Until the replica has everything, and the node knows it. */
const CAUGHT_UP_MS = DELAY_MS + 2_000;

/** Each write is seen by the report that is asked for with its token, at another node; without one few are. */
export async function prove(servers, { share }) {
  const { urls, standby } = await startDatabases(servers);
  const { nodes, owner } = await startNodes(servers, { count: 2 }, urls);
  const tenants = await openTenants(nodes[0].url, owner, CLIENTS);
  await pause(CAUGHT_UP_MS);
  const load = new Load(nodes, Math.ceil((WRITES * share) / CLIENTS));
  await Promise.all(tenants.map((tenant) => load.run(tenant)));
  const { counts, failures } = load;
  if (counts.staleWithoutToken === 0) failures.push('Nothing was stale: the replica has answered nothing.');
  await pause(CAUGHT_UP_MS);
  await load.caughtUp(tenants);
  await standby.stop('SIGQUIT');
  await load.away(tenants);
  return { counts, failures, failed: failures.length };
}

/** Writes as one organization after the other, and reads what it is owed. */
class Load {
  counts = { writes: 0, seenWithToken: 0, readWithoutToken: 0, staleWithoutToken: 0, caughtUp: 0, away: 0 };
  failures = [];
  /** What each organization is owed, and its newest token. */
  owed = new Map();

  constructor(nodes, writesEach) {
    this.nodes = nodes;
    this.writesEach = writesEach;
  }

  async run(tenant) {
    const items = [{ product_id: tenant.product, quantity: 1, price: PRICE }];
    const answeredMs = [];
    const draft = { customer_id: tenant.customer, items, tax_rate: 0, finalize: true };
    for (let round = 1; round <= this.writesEach; round += 1) {
      const [writer, reader] = [this.at(tenant, round), this.at(tenant, round + 1)];
      const answer = await writer.post('/invoices', draft);
      expected(answer, 201);
      this.counts.writes += 1;
      answeredMs.push(performance.now());
      const told = { due: round * PRICE, token: answer.headers.get('consistency-token') };
      this.owed.set(tenant, told);
      const { due } = await report(reader, told.token);
      if (due === told.due) this.counts.seenWithToken += 1;
      else this.failures.push(`${tenant.mark} is owed ${told.due}, and the report says ${due}.`);
      if (round % UNTOLD_EACH === 0) await this.withoutToken(reader, answeredMs);
    }
  }

  /** A stale report says how old it is: older than the first write that it lacks. */
  async withoutToken(reader, answeredMs) {
    const askedMs = performance.now();
    const { due, lagMs } = await report(reader);
    this.counts.readWithoutToken += 1;
    const seen = due / PRICE;
    if (seen === answeredMs.length) return;
    this.counts.staleWithoutToken += 1;
    const lacksMs = askedMs - answeredMs[seen];
    if (!(lagMs >= lacksMs))
      this.failures.push(`A report lacks ${lacksMs} ms and says that it lags ${lagMs} ms.`);
  }

  /** A replica that has the write answers, also with its token. */
  async caughtUp(tenants) {
    for (const tenant of tenants) {
      const { due, token } = this.owed.get(tenant);
      const found = await report(this.at(tenant, 0), token);
      if (found.due === due && found.lagMs !== undefined) this.counts.caughtUp += 1;
      else this.failures.push(`Caught up: ${JSON.stringify({ ...found, owed: due })}`);
    }
  }

  /** The leader answers for a replica that is gone. */
  async away(tenants) {
    for (const tenant of tenants) {
      const found = await report(this.at(tenant, 0));
      if (found.due === this.owed.get(tenant).due && found.lagMs === undefined) this.counts.away += 1;
      else this.failures.push(`Away: ${JSON.stringify(found)}`);
    }
  }

  at({ client }, round) {
    return client.at(this.nodes[round % this.nodes.length].url);
  }
}

/** Returns what is due, and by how much the answer lags; without a replica it does not say. */
async function report(client, token) {
  const headers = token === undefined ? {} : { 'consistency-token': token };
  const answer = await client.ask('GET', '/reports/receivables', { headers });
  const { data } = expected(answer, 200);
  const lag = answer.headers.get('as-of-lag-ms');
  return { due: Number(data[0].due), lagMs: lag === null ? undefined : Number(lag) };
}

/** Starts a server and a replica of it, with the file of deploy/. */
async function startDatabases(servers) {
  const [port, standbyPort] = await freePorts(2);
  await startCluster(servers, await newCluster(servers, 'leader'), { port });
  await createRoles((sql, database) => ask(superuser(port, database), sql));
  const copy = await copyOf(servers, port, { folder: 'replica' });
  const follow = { 'host=10.0.0.21 port=5432 user=replication': `host=127.0.0.1 port=${port} user=postgres` };
  const behind = `recovery_min_apply_delay = '${DELAY_MS}ms'\n`;
  await configure(servers, copy, { file: 'postgresql-replica.conf', replacements: follow, more: behind });
  await writeFile(path.join(copy, 'standby.signal'), '');
  const standby = await startCluster(servers, copy, { port: standbyPort, isStandby: true });
  const urls = {
    DATABASE_URL: urlOf('countinghouse_runtime', port),
    MIGRATION_DATABASE_URL: urlOf('countinghouse_owner', port),
    REPORTS_DATABASE_URL: urlOf('countinghouse_runtime', standbyPort),
    REQUEST_WAIT_MS: '60000',
  };
  return { urls, standby };
}
