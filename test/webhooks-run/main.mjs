/**
 * What `npm run test:webhooks` runs: delivers events to good, slow, failing and hanging receivers while the service and
 * its database are killed, and then checks whether everybody got everything, in order.
 *
 *   npm run test:webhooks                      20,000 events
 *   npm run test:webhooks -- --events 2000     fewer of them
 *
 * The last line is always "N passed, N failed". Each check counts as one.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';
import { parseArgs } from 'node:util';
import { prepare } from '../../tools/setup.mjs';
import { Journal } from '../faults-run/journal.mjs';
import { Service } from '../faults-run/service.mjs';
import { checks, tallyOf } from './checks.mjs';
import { costOfHanging } from './cost-of-hanging.mjs';
import { makeEvents } from './load.mjs';
import { behaviours, Canary, Receiver, RECEIVERS_HOST } from './receivers.mjs';
import { eventually } from './waiting.mjs';

const KILLS = 20;
/** With fewer of them a rate says nothing. */
const REPLAYED_MIN = 500;
/** How often it says how far it is. */
const SAID_EVERY_MS = 30_000;
const DATABASE_KILLS_AFTER = [5, 10, 15];
/** The pauses of three days pass within minutes. */
const SPEED = 600;
const ENV = { OUTBOUND_ALLOW_HTTP: 'true', OUTBOUND_ALLOWED_NETWORKS: RECEIVERS_HOST };

const { values: given } = parseArgs({ options: { events: { type: 'string', default: '20000' } } });
const events = Number(given.events);
const began = performance.now();
let [passed, failed] = [0, 0];
try {
  await prepare();
  const rates = await cost();
  const run = await begin({ ...ENV, OUTBOUND_SPEED: String(SPEED) });
  const { service } = run;
  const facts = await deliverUnderFaults({ ...run, ...rates });
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check(facts);
      passed += 1;
      say(`passed: ${name}`);
    } catch (error) {
      failed += 1;
      say(`FAILED: ${name}\n${error.stack}`);
    }
  }
  await facts.stop();
  await end(service);
} catch (error) {
  failed += 1;
  say(error.stack);
}
say(`${Math.round((performance.now() - began) / 1_000)} s`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

/** Adds an endpoint that leads to a receiver, which is told its secret. */
async function addEndpoint(journal, receiver, fields) {
  const made = await journal.post('/webhook-endpoints', { url: receiver.url, ...fields });
  if (made.secret === undefined) throw new Error(`The endpoint was refused: ${JSON.stringify(made)}`);
  Object.assign(receiver, { endpoint: made.id, secret: made.secret });
  return made.id;
}

async function begin(env) {
  const service = await Service.start(env);
  const journal = new Journal(service);
  return { service, journal, add: (receiver, fields = {}) => addEndpoint(journal, receiver, fields) };
}

async function end(service) {
  if ((await service.stop()) !== 0) throw new Error('The service did not end with 0.');
}

/** Measures on a service whose requests hang as long as they do for everybody. */
async function cost() {
  const { service, journal, add } = await begin(ENV);
  await makeEvents(journal, Math.max(events / 10, REPLAYED_MIN));
  const to = (await journal.get('/events?limit=1&order=desc')).data[0].sequence;
  const rates = await costOfHanging({ journal, add }, { from: 1, to });
  say(JSON.stringify({ deliveries_per_second: rates }));
  await end(service);
  return rates;
}

/** Returns what the checks look at, once all has arrived. */
async function deliverUnderFaults(run) {
  const { service, journal, add } = run;
  const canaries = await Promise.all(['127.0.0.1', '::1'].map((host) => Canary.start(host)));
  const { state, ...answers } = behaviours({ canary: `http://127.0.0.1:${canaries[0].port}/` });
  const receivers = {};
  for (const [name, answer] of Object.entries(answers)) {
    receivers[name] = await Receiver.start(answer);
    await add(receivers[name], { event_types: ['product.*'] });
  }
  await addForbidden(run, receivers.good.url, canaries);
  const first = await lastSequence(service);
  const saying = setInterval(() => say(`so far: ${JSON.stringify(arrivals(receivers))}`), SAID_EVERY_MS);
  const load = makeEvents(journal, events);
  const faults = await injectFaults(service, receivers.good);
  await load;
  const expected = await sequencesAfter(service, first);
  const arrived = ({ accepted }) => new Set(accepted.map(({ sequence }) => sequence)).size;
  const all = Object.values(receivers);
  const others = all.filter((receiver) => receiver !== receivers.hanging);
  await eventually('the others have all', () => others.every((one) => arrived(one) >= expected.length));
  state.hangs = false;
  await eventually('who has hung has all', () => arrived(receivers.hanging) >= expected.length);
  await eventually('nothing is under way', () => isSettled(service));
  clearInterval(saying);
  say(JSON.stringify({ events: expected.length, ...faults }));
  for (const [name, receiver] of Object.entries(receivers))
    say(`${name}: ${JSON.stringify(tallyOf(receiver, expected))}`);
  const stop = () => Promise.all([...all, ...canaries].map((one) => one.stop()));
  const endpoints = all.map(({ url }) => ({ url }));
  return { ...run, receivers, canaries, faults, expected, endpoints, redirects: state.refused, stop };
}

/** Adds endpoints whose addresses have become forbidden after they were saved. */
async function addForbidden({ service, journal }, url, [ipv4, ipv6]) {
  const targets = [
    `http://127.0.0.1:${ipv4.port}/`,
    `http://localhost:${ipv4.port}/`,
    `http://2130706433:${ipv4.port}/`,
    `http://[::ffff:127.0.0.1]:${ipv4.port}/`,
    `http://[::1]:${ipv6.port}/`,
  ];
  const fields = { url, description: 'forbidden', event_types: ['customer.*'] };
  for (const target of targets) {
    const { errors } = await journal.post('/webhook-endpoints', { ...fields, url: target });
    if (errors?.[0].code !== 'address_not_allowed') throw new Error(`${target} was not refused.`);
    await journal.post('/webhook-endpoints', fields);
    await service.ask(
      `UPDATE webhook_endpoints SET url = '${target}' WHERE description = 'forbidden' AND url = '${url}'`,
    );
  }
  await journal.post('/customers', { name: 'Difference Engines GmbH' });
}

/** Kills the service and its database again and again, each time after some more deliveries. */
async function injectFaults(service, receiver) {
  const between = events / (KILLS + 5);
  const faults = { kills: 0, databaseKills: 0 };
  const progress = async () => {
    const wanted = receiver.accepted.length + between / 2;
    await eventually('deliveries go on', () => receiver.accepted.length >= wanted);
  };
  while (faults.kills < KILLS) {
    await progress();
    if (DATABASE_KILLS_AFTER[faults.databaseKills] === faults.kills) {
      await service.killDatabase();
      faults.databaseKills += 1;
    }
    await progress();
    await service.kill();
    faults.kills += 1;
    await service.begin();
    say(`killed ${faults.kills} times, and the database ${faults.databaseKills} times`);
  }
  return faults;
}

async function lastSequence(service) {
  const { rows } = await service.ask('SELECT max(sequence)::int AS last FROM event_feed');
  return rows[0].last;
}

async function sequencesAfter(service, first) {
  await eventually('all events have their numbers', async () => {
    const { rows } = await service.ask('SELECT count(*)::int AS queued FROM event_queue');
    return rows[0].queued === 0;
  });
  const { rows } = await service.ask(
    `SELECT sequence::int FROM event_feed WHERE type LIKE 'product.%' AND sequence > ${first} ORDER BY sequence`,
  );
  return rows.map(({ sequence }) => sequence);
}

/** Whether no delivery to the receivers is open: an answer may have arrived before its outcome is stored. */
async function isSettled(service) {
  const { rows } = await service.ask(
    `SELECT count(*)::int AS open FROM webhook_deliveries
      WHERE status = 'pending' AND event_type LIKE 'product.%'`,
  );
  return rows[0].open === 0;
}

/** How many messages each receiver has accepted. */
function arrivals(receivers) {
  return Object.fromEntries(Object.entries(receivers).map(([name, { accepted }]) => [name, accepted.length]));
}

function say(text) {
  process.stderr.write(`${text}\n`);
}
