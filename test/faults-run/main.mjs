/**
 * What `npm run test:faults` runs: kills the service, kills its database and cuts its connections under the load of
 * clients that keep a journal, and then checks whether the books match the journal.
 *
 * The last line is always "N passed, N failed". Each check of the books counts as one.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { prepare } from '../../tools/setup.mjs';
import { checks } from './checks.mjs';
import { sell } from './sell.mjs';
import { Journal } from './journal.mjs';
import { Service } from './service.mjs';

const KILLS = 20;
/**
 * The database is killed in every second life of the service, and connections are cut two or three times in each life.
 */
const DATABASE_KILLS = 10;
const CUTS = 50;
const CLIENTS = 6;
/** How many requests are answered between two faults. */
const BETWEEN = 4;

const began = performance.now();
let [passed, failed] = [0, 0];
try {
  await prepare();
  const service = await Service.start();
  const journal = new Journal(service);
  const done = await loadUnderFaults(service, journal);
  const books = { service, journal, ...done };
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check(books);
      passed += 1;
      say(`passed: ${name}`);
    } catch (error) {
      failed += 1;
      say(`FAILED: ${name}\n${error.stack}`);
    }
  }
  if ((await service.stop()) !== 0) throw new Error('The service did not end with 0.');
} catch (error) {
  failed += 1;
  say(error.stack);
}
say(`${Math.round((performance.now() - began) / 1_000)} s`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

/** Returns the resources that the service has in the end. */
async function loadUnderFaults(service, journal) {
  const customer = await journal.post('/customers', { name: 'Difference Engines GmbH' });
  const product = await journal.post('/products', { name: 'Programming' });
  const load = { goesOn: true };
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let n = 1; load.goesOn; n += 1) await sell(journal, { customer, product, quantity: (n % 9) + 1 });
  });
  const faults = { kills: 0, databaseKills: 0, cuts: 0, connections: 0 };
  while (faults.kills < KILLS) {
    while (faults.cuts < ((faults.kills + 1) * CUTS) / KILLS) {
      await progress(journal);
      faults.connections += await service.cutConnections();
      faults.cuts += 1;
    }
    if (faults.databaseKills < ((faults.kills + 1) * DATABASE_KILLS) / KILLS) {
      await progress(journal);
      await service.killDatabase();
      faults.databaseKills += 1;
      await progress(journal);
    }
    await progress(journal);
    await service.kill();
    faults.kills += 1;
    await service.begin();
  }
  load.goesOn = false;
  await Promise.all(clients);
  say(`${JSON.stringify(faults)}, ${journal.entries.length} requests`);
  const [invoices, payments] = [await journal.all('/invoices'), await journal.all('/payments')];
  return { invoices, payments };
}

/** Waits until some more requests are answered. */
async function progress(journal) {
  const before = journal.answered;
  while (journal.answered < before + BETWEEN) await new Promise((resolve) => setTimeout(resolve, 5));
}

function say(text) {
  process.stderr.write(`${text}\n`);
}
