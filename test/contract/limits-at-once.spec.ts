import { randomUUID } from 'node:crypto';
import { fromTypeId } from '../../src/kernel/ids/type-id.js';
import { effectsOfOperations } from '../../src/modules/people/auth/domain/limits/effects-of-operations.js';
import { neverHeld } from '../../src/platform/contract/held-operations.js';
import type { ApiAnswer } from '../support/api-client.js';
import { limitedKey, type LimitedKey } from '../support/limited-key.js';
import { isOffered, orderFor } from './support/dry-run-order.js';
import { furtherOrders, NOT_TRIED, type Order } from './support/limited-orders.js';
import { operations, type PublishedOperation } from './support/operations.js';
import { Workbench } from './support/workbench.js';

/** Every operation that counts, twenty times at once with room for three in the day; and every one that waits. */

let bench: Workbench;
let key: LimitedKey;
let further: Order[];

const AT_ONCE = 20;
const ROOM = 3;
const offered = operations.filter((one) => isOffered(one) && !(one.id in NOT_TRIED));
const counting = offered.filter(({ id }) => Array.isArray(effectsOfOperations[id]));
const held = offered.filter(({ id }) => effectsOfOperations[id] !== undefined && !(id in neverHeld));
const readers = Object.keys(effectsOfOperations).filter((id) => effectsOfOperations[id] === 'reads');

beforeAll(async () => {
  bench = await Workbench.start();
  await bench.restock();
  key = await limitedKey(bench.service.owner, { per_day: { amount: 1, currency: 'EUR', count: 1 } });
  further = await furtherOrders(bench);
});
afterAll(() => bench.stop());

interface Used {
  readonly amount: number;
  readonly times: number;
}

const admin = () => bench.service.database.admin;
const keyId = () => fromTypeId('key', key.id);

/** Begins the day anew, with something that was done in it, and sets the budget of the day. */
async function day(budget: object, used: Used): Promise<void> {
  await admin().query('DELETE FROM api_key_day_uses WHERE api_key_id = $1', [keyId()]);
  await admin().query(
    `INSERT INTO api_key_day_uses (organization_id, api_key_id, day, kind, object_id, amount, currency, times)
     SELECT k.organization_id, k.id, ($2::timestamptz AT TIME ZONE o.time_zone)::date, 'invoice', $3, $4, 'EUR', $5
       FROM api_keys k JOIN organizations o ON o.id = k.organization_id WHERE k.id = $1`,
    [keyId(), bench.service.clock.now(), randomUUID(), used.amount, used.times],
  );
  const limits = JSON.stringify({ per_day: budget });
  await admin().query('UPDATE api_keys SET limits = $2 WHERE id = $1', [keyId(), limits]);
}

async function usedOfDay(): Promise<Used> {
  const { rows } = await admin().query<{ amount: string; times: string }>(
    'SELECT sum(amount) AS amount, sum(times) AS times FROM api_key_day_uses WHERE api_key_id = $1',
    [keyId()],
  );
  return { amount: Number(rows[0]?.amount), times: Number(rows[0]?.times) };
}

const FULL: Used = { amount: 100, times: 1 };

/** What an order comes to, in cents and things, as refusals of a full day tell it; undefined if it cannot be done. */
async function costOf(order: Order): Promise<Used | undefined> {
  const asked = async (budget: object): Promise<number | undefined> => {
    await day(budget, FULL);
    const { body } = await key.api.post('/dry-runs', order);
    if (body.would_succeed === true) return 0;
    return body.problem.code === 'limit_exceeded' ? (body.problem.limit.asked as number) : undefined;
  };
  const [amount, times] = [await asked({ amount: 1, currency: 'EUR' }), await asked({ count: 1 })];
  return amount === undefined || times === undefined
    ? undefined
    : { amount: Math.round(amount * 100), times };
}

function send({ path, method }: PublishedOperation, { id = '', body }: Order): Promise<ApiAnswer> {
  const headers = { 'idempotency-key': randomUUID() };
  const keyed = method === 'POST' ? { headers } : {};
  return key.api.call(method, path.replace('{id}', id), { body, ...keyed });
}

/** The example, of things that are made anew if they are used up, or what is done with things of its own. */
async function ordersOf(operation: PublishedOperation): Promise<{ order: Order; cost: Used }[]> {
  const own = further.filter((order) => order.operation === operation.id);
  const example = (): Order => orderFor(bench, operation).order as Order;
  const found: { order: Order; cost: Used }[] = [];
  for (const order of [example(), ...own]) {
    const cost = await costOf(order);
    if (cost !== undefined) found.push({ order, cost });
  }
  if (found.length > 0) return found;
  await bench.restock();
  const order = example();
  const cost = await costOf(order);
  if (cost === undefined) throw new Error(`${operation.id} cannot be done.`);
  return [{ order, cost }];
}

describe('twenty requests at once, with room for three', () => {
  it.each(counting.map((operation) => [operation.id, operation] as const))(
    'of %s use exactly what they did, and no more than there is',
    async (_, operation) => {
      for (const { order, cost } of await ordersOf(operation)) {
        if (cost.times === 0) continue;
        const most = { amount: FULL.amount + ROOM * cost.amount, times: FULL.times + ROOM * cost.times };
        await day({ amount: most.amount / 100, currency: 'EUR', count: most.times }, FULL);
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(operation, order)));
        const done = answers.filter(({ status }) => status < 300);
        const refused = answers.filter(({ body }) => body?.code === 'limit_exceeded');
        const used = await usedOfDay();
        // Whatever is done to one thing counts once.
        const things = new Set(done.map(({ body }) => body?.id as string)).size;
        const isNew = things === done.length && operation.method === 'POST';
        expect([order, used.amount <= most.amount, used.times <= most.times]).toEqual([order, true, true]);
        if (refused.length > 0) expect([order, used]).toEqual([order, most]);
        if (isNew && refused.length > 0) expect([order, done.length]).toEqual([order, ROOM]);
        expect([order, done.length]).not.toEqual([order, 0]);
      }
    },
  );
});

describe('a key all of whose writes wait', () => {
  it('gets an approval for each, and has done nothing', async () => {
    await bench.restock();
    const names = held.map(({ id }) => id).filter((id) => !readers.includes(id));
    const waiting = await limitedKey(bench.service.owner, { needs_approval: { operations: names } });
    const stored: string[] = [];
    for (const operation of held.filter(({ id }) => names.includes(id))) {
      const { id = '', body } = orderFor(bench, operation).order as Order;
      const path = operation.path.replace('{id}', id);
      const answer = await waiting.api.call(operation.method, path, { body });
      if (answer.status < 300) expect([operation.id, answer.status]).toEqual([operation.id, 202]);
      if (answer.status === 202) stored.push(answer.body.operation as string);
    }
    expect(stored.length).toBeGreaterThan(100);
    const { rows } = await admin().query<{ type: string }>(
      'SELECT DISTINCT type FROM events WHERE actor_id = $1 ORDER BY type',
      [fromTypeId('key', waiting.id)],
    );
    expect(rows.map(({ type }) => type)).toEqual(['approval.requested']);
  });
});
