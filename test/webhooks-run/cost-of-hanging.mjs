import { performance } from 'node:perf_hooks';
import { behaviours, Receiver } from './receivers.mjs';
import { eventually } from './waiting.mjs';

const ROUNDS = 3;

/**
 * Measures how many deliveries two good receivers get in a second, alone and beside one that hangs.
 *
 * The same events are replayed in each round, and the rounds alternate, because other programs use the machine as well.
 */
export async function costOfHanging({ journal, add }, events) {
  const { good, hanging } = behaviours({});
  const receivers = await Promise.all([good, good, hanging].map((answer) => Receiver.start(answer)));
  const others = receivers.slice(0, 2);
  const hangs = receivers[2];
  for (const receiver of receivers) await add(receiver, { event_types: ['product.*'] });
  const rates = { alone: [], beside: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.alone.push(await rateOf(journal, others, events));
    await replay(journal, hangs, events);
    await eventually('requests hang', () => hangs.requests > 0);
    rates.beside.push(await rateOf(journal, others, events));
    await journal.post(`/webhook-endpoints/${hangs.endpoint}/disable`, {});
    // Otherwise they would hang on beside the next round.
    hangs.server.closeAllConnections();
    await journal.post(`/webhook-endpoints/${hangs.endpoint}/enable`, { from: 'now' });
  }
  for (const receiver of receivers) {
    await journal.ask('DELETE', `/webhook-endpoints/${receiver.endpoint}`);
    await receiver.stop();
  }
  return { alone: median(rates.alone), beside: median(rates.beside) };
}

/** Returns how many deliveries the receivers got in a second. */
async function rateOf(journal, receivers, events) {
  const count = () => receivers.reduce((sum, { accepted }) => sum + accepted.length, 0);
  const before = count();
  const began = performance.now();
  const ordered = await Promise.all(receivers.map((receiver) => replay(journal, receiver, events)));
  const wanted = ordered.reduce((sum, deliveries) => sum + deliveries, 0);
  await eventually('all is replayed', () => count() >= before + wanted);
  return Math.round((wanted * 1_000) / (performance.now() - began));
}

async function replay(journal, { endpoint }, { from, to }) {
  const asked = { from_sequence: from, to_sequence: to };
  return (await journal.post(`/webhook-endpoints/${endpoint}/replay`, asked)).deliveries;
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}
