/**
 * What `npm run test:mail` runs: has the service send mails to a server that refuses, hangs and cuts, kills the service
 * meanwhile, and then checks that no mail has left twice by one decision, and that none is lost.
 *
 *   npm run test:mail                        1,000 mails, 20 kills
 *   npm run test:mail -- --messages 100 --kills 2
 *
 * The last line is always "N passed, N failed". Each check counts as one.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepare } from '../../tools/setup.mjs';
import { Journal } from '../faults-run/journal.mjs';
import { Service } from '../faults-run/service.mjs';
import { eventually } from '../webhooks-run/waiting.mjs';
import { checks, tallyOf } from './checks.mjs';
import { queueMails, sendAgain } from './load.mjs';
import { FickleMailServer } from './mail-server.mjs';

const SAID_EVERY_MS = 30_000;
const LOOK_EVERY_MS = 500;
/** The pauses between attempts, of two days in all, pass within minutes. */
const SPEED = 600;

const { values: given } = parseArgs({
  options: { messages: { type: 'string', default: '1000' }, kills: { type: 'string', default: '20' } },
});
const [messages, kills] = [Number(given.messages), Number(given.kills)];
const began = performance.now();
let [passed, failed] = [0, 0];
try {
  await prepare();
  const server = await FickleMailServer.start();
  const service = await Service.start({
    SMTP_URL: server.url,
    MAIL_FROM: 'Books <books@example.com>',
    OUTBOUND_SPEED: String(SPEED),
    MAIL_RATE_PER_MINUTE: '0',
  });
  const facts = await sendUnderFaults({ service, server, journal: new Journal(service) });
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
  if ((await service.stop()) !== 0) throw new Error('The service did not end with 0.');
  await server.stop();
} catch (error) {
  failed += 1;
  say(error.stack);
}
say(`${Math.round((performance.now() - began) / 1_000)} s`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

/** Returns what the checks look at, once each mail has met its end and each that is unsure was sent again. */
async function sendUnderFaults(run) {
  const { service, server } = run;
  const saying = setInterval(() => say(`so far: ${JSON.stringify(server.counts)}`), SAID_EVERY_MS);
  const [queued] = await Promise.all([queueMails(run, messages), killAgainAndAgain(run)]);
  await eventually('each mail has met its end', () => isSettled(service));
  const first = await storedMessages(service);
  say(JSON.stringify({ ...tallyOf(first, server), kills }));
  server.isGood = true;
  const refusals = await sendAgain(run, first);
  await eventually('each that was sent again has arrived', () => isSettled(service));
  clearInterval(saying);
  const all = await storedMessages(service);
  say(JSON.stringify({ sent_again: all.length - first.length, accepted: server.accepted.length }));
  return { ...run, kills, queued, first, all, refusals };
}

/** Kills the service again and again, each time after some more mails have reached the server. */
async function killAgainAndAgain({ service, server }) {
  const between = messages / (kills + 5);
  for (let done = 1; done <= kills; done += 1) {
    const wanted = server.arrivals + between;
    await eventually('mails go on', () => server.arrivals >= wanted);
    await service.kill();
    await service.begin();
    say(`killed ${done} times`);
  }
}

async function isSettled(service) {
  await pause(LOOK_EVERY_MS);
  const { rows } = await service.ask(
    "SELECT count(*)::int AS open FROM messages WHERE status IN ('queued', 'sending')",
  );
  return rows[0].open === 0;
}

async function storedMessages(service) {
  const { rows } = await service.ask(`
    SELECT m.id, m.status, m.attempts, m.recipients, m.attachments, m.resends_id, m.object_id,
           (SELECT count(*)::int FROM message_attempts a
             WHERE a.organization_id = m.organization_id AND a.message_id = m.id) AS logged
      FROM messages m ORDER BY m.created_at, m.id`);
  return rows.map((row) => ({ ...row, address: row.recipients.to[0].address }));
}

function say(text) {
  process.stderr.write(`${text}\n`);
}
