import { openTenants } from './client.mjs';
import { showPgBouncer, startPgBouncer, startPostgres } from './database.mjs';
import { Mixture } from './mixture.mjs';
import { Node, startHaproxy, startNodes } from './nodes.mjs';
import { freePorts } from './programs.mjs';

export const name = 'P2 PgBouncer in transaction mode';

const SERVER_CONNECTIONS = 4;
const CLIENT_CONNECTIONS = 500;
const ROUNDS = 4;
const LOOK_EVERY_MS = 200;

/** The same races with 500 connections of four nodes on four of PostgreSQL, and what a start refuses. */
export async function prove(servers, { share }) {
  const postgres = await startPostgres(servers);
  const [port, strict, silent, statements] = await freePorts(4);
  const size = SERVER_CONNECTIONS;
  const sizes = { size, clients: 2 * CLIENT_CONNECTIONS };
  const pooled = await startPgBouncer(servers, postgres, { ...sizes, port });
  const env = {
    DATABASE_URL: pooled,
    DIRECT_DATABASE_URL: postgres.urls.DATABASE_URL,
    MIGRATION_DATABASE_URL: postgres.urls.MIGRATION_DATABASE_URL,
    DATABASE_POOLER: 'transaction',
    DATABASE_POOL_SIZE: String(CLIENT_CONNECTIONS / 4),
    REQUEST_WAIT_MS: '60000',
  };
  const { nodes, owner } = await startNodes(servers, { count: 4 }, env);
  const url = await startHaproxy(servers, nodes);
  const mixture = new Mixture(await openTenants(url, owner, 3));
  const watch = watchPools(pooled);
  await mixture.run(Math.ceil(CLIENT_CONNECTIONS * share), ROUNDS);
  const seen = await watch.end();
  await mixture.audit();
  const refused = await refusals(servers, postgres, { env, sizes, ports: { strict, silent, statements } });
  const failed =
    mixture.failures.length +
    mixture.counts.foreign +
    refused.failures.length +
    (seen.servers > size ? 1 : 0);
  const counts = { ...mixture.counts, ...seen, refusals: refused.count };
  return { counts, failures: [...mixture.failures, ...refused.failures], failed };
}

/** Looks how many connections PgBouncer has on either side. */
function watchPools(url) {
  const most = { clients: 0, servers: 0 };
  let goesOn = true;
  const watching = (async () => {
    while (goesOn) {
      const pools = (await showPgBouncer(url, 'POOLS')).filter(
        ({ database }) => database === 'countinghouse',
      );
      const sum = (...names) =>
        pools.reduce((total, pool) => total + names.reduce((n, name) => n + Number(pool[name] ?? 0), 0), 0);
      most.clients = Math.max(most.clients, sum('cl_active', 'cl_waiting'));
      most.servers = Math.max(most.servers, sum('sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login'));
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  })();
  return {
    end: async () => {
      goesOn = false;
      await watching;
      return most;
    },
  };
}

/** Starts nodes on ways that would lose something, and compares what they say. */
async function refusals(servers, postgres, { env, sizes, ports }) {
  const made = (port, name, more) => startPgBouncer(servers, postgres, { ...sizes, port, name, more });
  const mode = 'pool_mode = transaction';
  const silent = await made(ports.silent, 'silent', {
    [mode]: `${mode}\nignore_startup_parameters = options`,
  });
  const statements = await made(ports.statements, 'statements', { [mode]: 'pool_mode = statement' });
  const { DIRECT_DATABASE_URL: direct } = env;
  const plain = { DATABASE_URL: env.DATABASE_URL, MIGRATION_DATABASE_URL: env.MIGRATION_DATABASE_URL };
  const drops = 'DATABASE_URL leads to a pooler that drops start-up options';
  const wanted = [
    [plain, drops],
    [{ ...plain, DATABASE_URL: silent }, drops],
    [{ ...env, DIRECT_DATABASE_URL: env.DATABASE_URL }, 'DIRECT_DATABASE_URL leads to a pooler'],
    [{ ...env, DIRECT_DATABASE_URL: silent }, 'DIRECT_DATABASE_URL leads to a pooler'],
    [{ ...env, MIGRATION_DATABASE_URL: silent }, 'MIGRATION_DATABASE_URL leads to a pooler'],
    [{ ...env, DATABASE_URL: statements }, 'does not keep a transaction in one session'],
    [
      { ...env, DIRECT_DATABASE_URL: direct.replace('/countinghouse?', '/postgres?') },
      'two different databases',
    ],
  ];
  const failures = [];
  for (const [given, sentence] of wanted) {
    const said = await Node.refusal(given);
    if (!said.includes(sentence) || said.includes('\n')) failures.push(`Wanted: ${sentence}. Said: ${said}`);
  }
  return { count: wanted.length - failures.length, failures };
}
