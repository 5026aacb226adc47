import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { checks } from '../faults-run/checks.mjs';
import { sell } from '../faults-run/sell.mjs';
import { Journal } from '../faults-run/journal.mjs';
import { startNodes } from './nodes.mjs';
import { PatroniCluster } from './patroni.mjs';
import { RevokedKeys } from './revoked-keys.mjs';

export const name = 'P3 losing the leader of the database';

const NODES = 3;
const CLIENTS = 6;
/** Every client rests so long after an answer: the proof is about answers that get lost, not about speed. */
const REST_MS = 100;
const CALM_MS = 2_000;
const LAST_WORDS = 10_000;
/** A job whose worker lost its connection is free again within seconds. */
const JOBS_WITHIN_S = 60;

/**
 * How often each kind of loss happens, how it is done and undone, and for how long nothing may be answered at most.
 * `undo` runs once another one leads, or the same one after a crash of its PostgreSQL alone.
 */
const LOSSES = {
  patroniKilled: {
    count: 7,
    withinMs: 25_000,
    happen: (_cluster, leader) => leader.kill({ patroni: true }),
    undo: (leader) => leader.restart(),
  },
  postgresKilled: {
    count: 7,
    withinMs: 25_000,
    happen: (_cluster, leader) => leader.kill({ postgres: true }),
  },
  bothKilled: {
    count: 6,
    withinMs: 25_000,
    happen: (_cluster, leader) => leader.kill({ patroni: true, postgres: true }),
    undo: (leader) => leader.restart(),
  },
  switchedOver: { count: 10, withinMs: 5_000, happen: (cluster) => cluster.switchOver() },
  cutFromEtcd: {
    count: 5,
    withinMs: 25_000,
    happen: (_cluster, leader) => leader.cut(),
    undo: (leader) => leader.join(),
  },
};

/** Loses the leader in every way under clients that keep a journal, and compares the books with it. */
export async function prove(servers, { share }) {
  const cluster = await PatroniCluster.start(servers);
  const env = { ...cluster.urls, REQUIRE_SYNC_STANDBY: 'true', DATABASE_POOL_SIZE: '10' };
  const { nodes, key, owner } = await startNodes(servers, { count: NODES }, env);
  const journal = new Journal(roundRobin(nodes, { key, ask: (sql) => cluster.ask(sql) }));
  const keys = new RevokedKeys(nodes, owner);
  const load = startLoad(journal, keys);
  const gaps = await loseLeaders({ cluster, nodes, load }, share);
  await load.end();
  const jobsLeft = await jobsLeftOf(cluster);
  const failures = [...late(gaps), ...keys.failures, ...(await wrongBooks(journal))];
  if (jobsLeft > 0) failures.push(`${jobsLeft} jobs are due and not done.`);
  const counts = {
    losses: Object.values(gaps).reduce((sum, all) => sum + all.length, 0),
    acknowledged: journal.answered,
    refused: journal.refused,
    broken: journal.broken,
    internalErrors: journal.unexpected.length,
    ...keys.counts,
    jobsLeft,
    longestGapMs: Object.fromEntries(Object.entries(gaps).map(([kind, all]) => [kind, Math.max(...all)])),
  };
  return { counts, failures, failed: failures.length };
}

/** The nodes as the one service of a journal, whose requests go to each in turn. */
function roundRobin(nodes, more) {
  let turn = 0;
  return {
    ...more,
    get url() {
      turn += 1;
      return nodes[turn % nodes.length].url;
    },
  };
}

/** Starts clients that sell, and one that revokes keys. */
function startLoad(journal, keys) {
  const load = { goesOn: true, answeredAt: [] };
  const client = async (quantity, { customer, product }) => {
    while (load.goesOn) {
      await sell(journal, { customer, product, quantity });
      load.answeredAt.push(performance.now());
      await pause(REST_MS);
    }
  };
  const running = (async () => {
    const customer = await journal.post('/customers', { name: 'Difference Engines GmbH' });
    const product = await journal.post('/products', { name: 'Programming' });
    const clients = Array.from({ length: CLIENTS }, (_none, n) => client(n + 1, { customer, product }));
    const revoking = (async () => {
      while (load.goesOn) await keys.round();
    })();
    await Promise.all([...clients, revoking]);
  })();
  // What breaks the load is raised by `end`, and must not end the process before.
  running.catch(() => undefined);
  load.end = () => {
    load.goesOn = false;
    return running;
  };
  return load;
}

/** Returns for each kind of loss how long nothing was answered, in milliseconds. */
async function loseLeaders({ cluster, nodes, load }, share) {
  const gaps = {};
  for (const [kind, { count, happen, undo }] of Object.entries(LOSSES)) {
    gaps[kind] = [];
    for (let n = 0; n < Math.ceil(count * share); n += 1) {
      const leader = await cluster.whole();
      await pause(CALM_MS);
      const term = await cluster.ledAnew(undefined);
      const from = performance.now();
      await happen(cluster, leader);
      await cluster.ledAnew(term);
      await answersAgain(load);
      assertRunning(nodes);
      await undo?.(leader);
      await cluster.whole();
      gaps[kind].push(longestGap(load.answeredAt, from));
      process.stderr.write(`${kind}: ${gaps[kind].at(-1)} ms\n`);
    }
  }
  return gaps;
}

async function answersAgain(load) {
  const before = load.answeredAt.length;
  while (load.answeredAt.length < before + CLIENTS) await pause(20);
}

/** Raises with the last words of a node that has ended: it should outlive any failover. */
function assertRunning(nodes) {
  const ended = nodes.find(({ child }) => child.exitCode !== null || child.signalCode !== null);
  if (ended !== undefined) throw new Error(`A node has ended: ${ended.output.slice(-LAST_WORDS)}`);
}

function longestGap(answeredAt, from) {
  const since = [from, ...answeredAt.filter((at) => at > from)];
  return Math.round(Math.max(...since.slice(1).map((at, index) => at - since[index])));
}

function late(gaps) {
  return Object.entries(gaps).flatMap(([kind, all]) =>
    all
      .filter((gap) => gap > LOSSES[kind].withinMs)
      .map((gap) => `${kind}: nothing was answered for ${gap} ms`),
  );
}

/** Returns how many jobs are due and still wait, after the time that they may take. */
async function jobsLeftOf(cluster) {
  const due = `
    SELECT count(*)::integer AS jobs FROM graphile_worker._private_jobs
     WHERE run_at < now() AND attempts < max_attempts`;
  for (let seconds = JOBS_WITHIN_S; ; seconds -= 1) {
    const [{ jobs }] = (await cluster.ask(due)).rows;
    if (jobs === 0 || seconds === 0) return jobs;
    await pause(1_000);
  }
}

/** Returns what is wrong in the books, in words. */
async function wrongBooks(journal) {
  const [invoices, payments] = [await journal.all('/invoices'), await journal.all('/payments')];
  const wrong = [];
  for (const [what, check] of Object.entries(checks)) {
    try {
      await check({ journal, service: journal.service, invoices, payments });
    } catch (error) {
      wrong.push(`${what}: ${error.message}`);
    }
  }
  return wrong;
}
