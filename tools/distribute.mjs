/**
 * What `npm run citus:distribute` runs: spreads the tables of a stopped service over the nodes of a Citus cluster.
 *
 *   DATABASE_URL=postgres://postgres@coordinator/countinghouse npm run citus:distribute -- --dry-run
 *
 * Needs a superuser, because row-level security binds the owner of the tables, too. `--dry-run` prints the statements
 * and runs none; it works on any PostgreSQL. See docs/scaling.md.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { requireNode } from './setup.mjs';
import { contentOf, factsOf, sessionOf, versionOf } from './citus/facts.mjs';
import { planOf } from './citus/plan.mjs';

requireNode();

const { values: given } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const say = (text) => process.stdout.write(`${text}\n`);

/** A reason not to go on, which is a sentence for the operator. */
class Refusal extends Error {}

async function main() {
  const { DATABASE_URL: url } = process.env;
  if (!url) throw new Refusal('Set DATABASE_URL to the coordinator, as a superuser.');
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, application_name: 'distribute' });
  await client.connect();
  try {
    await distribute(client);
  } finally {
    await client.end();
  }
}

async function distribute(client) {
  const version = await versionOf(client);
  const { tables, problems, statements } = planOf(await factsOf(client, version !== undefined));
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  if (given['dry-run']) return statements.forEach((statement) => say(`${statement};`));
  await assertReady(client, version);
  const before = await contentOf(client, tables);
  await runAll(client, statements);
  const after = await contentOf(client, tables);
  const differing = before.filter((text, at) => text !== after[at]);
  if (differing.length > 0) throw new Refusal(`Not the same as before: ${differing.join('; ')}.`);
  say([...after, `${tables.length} tables are distributed, and hold what they held before.`].join('\n'));
}

async function assertReady(client, version) {
  if (version === undefined) throw new Refusal('The database has no Citus: CREATE EXTENSION citus.');
  const { isSuperuser, services } = await sessionOf(client);
  if (!isSuperuser)
    throw new Refusal('DATABASE_URL must be of a superuser, who sees the rows of all organizations.');
  if (services > 0) throw new Refusal('Stop the service first.');
}

/** If one fails, those that are left are printed, because some of them put back what was taken away. */
async function runAll(client, statements) {
  for (const [at, statement] of statements.entries()) {
    say(statement);
    try {
      await client.query(statement);
    } catch (error) {
      const left = statements.slice(at).map((one) => `${one};`);
      throw new Refusal(`${error.message}\nLeft to do:\n${left.join('\n')}`);
    }
  }
}

main().catch((error) => {
  process.stderr.write(`${error instanceof Refusal ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
